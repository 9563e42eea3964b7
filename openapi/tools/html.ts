/** Escapes text for element content and attributes. */
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page without scripts and external resources: a heading, a paragraph, a table. `lang` of a column marks its language. */
export function tablePage(title: string, about: string, head: readonly { name: string; lang?: string }[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row.map((text, at) => (at === 0 ? `<th scope="row"><code>${escape(text)}</code></th>` : `<td${head[at]?.lang ? ` lang="${head[at].lang}"` : ''}>${escape(text)}</td>`)).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; padding: 0 1rem; max-width: 90rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.4rem 0.8rem; border-bottom: 1px solid #8884; text-align: start; vertical-align: top }
</style></head><body><main><h1>${escape(title)}</h1><p>${escape(about).replaceAll(/`([^`]*)`/g, '<code>$1</code>')} <a href="contract.html">The contract</a></p>
<div role="region" aria-label="${escape(title)}" tabindex="0" style="overflow-x: auto"><table><thead><tr>${head.map(({ name }) => `<th scope="col">${escape(name)}</th>`).join('')}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody></table></div></main></body></html>
`
}
