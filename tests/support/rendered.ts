/** Visible text and labels of rendered HTML, without classes and URLs. */
export const visibleText = (html: string): string =>
  `${html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ')} ${[...html.matchAll(/(?:aria-label|title|alt)="([^"]*)"/g)].map(([, text]) => text).join(' ')}`

/** The error inside of a boundary, which server rendering leaves to the browser silently. */
const boundaryError = (html: string): string | undefined => /<template[^>]*data-msg="([^"]*errored:[^"]*)"/.exec(html)?.[1]

const NONSENSE = /\bNaN\b|\bundefined\b|Invalid Date|\[object|native code/

/** The fault of a rendering, whatever its data: it threw, or it shows text that no user should see. */
export function renderFault(draw: () => string): string | undefined {
  try {
    const html = draw()
    return boundaryError(html) ?? NONSENSE.exec(visibleText(html))?.[0]
  } catch (error) {
    return String(error)
  }
}
