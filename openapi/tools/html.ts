/** Escapes text for element content and attributes. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Renders the Markdown subset of descriptions: bold and code. */
export const prose = (text: string): string =>
  escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${prose(part)}</p>`)
    .join('\n')

export const code = (text: string): string => `<code>${escape(text)}</code>`

export const link = (target: string, text: string): string => `<a href="#${escape(target)}">${text}</a>`

const words = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

/** A table, or nothing if it has no rows. On a phone each row is displayed as a block, its cells labelled by `data-head`. */
export const table = (name: string, head: string[], rows: string[][]): string =>
  rows.length === 0
    ? ''
    : `<table aria-label="${escape(name)}"><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>
${rows
  .map(
    ([first = '', ...others]) =>
      `<tr><th scope="row">${first}</th>${others.map((cell, at) => `<td data-head="${words(head[at + 1] ?? '')}">${cell}</td>`).join('')}</tr>`,
  )
  .join('\n')}
</tbody></table>`

export const example = (title: string, value: unknown): string =>
  `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`
