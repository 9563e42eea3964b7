/** Text that is safe between tags and in attributes. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The little Markdown that descriptions use: bold, code, paragraphs. */
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

/** A table, or nothing when it has no rows. */
export const table = (head: string[], rows: string[][]): string =>
  rows.length === 0
    ? ''
    : `<div class="scroll"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>
${rows.map(([first = '', ...others]) => `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`

export const example = (title: string, value: unknown): string =>
  `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`
