/** What a reader sees or hears of a drawing: texts and labels, without classes and addresses. */
export const wordsOf = (html: string): string =>
  `${html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ')} ${[...html.matchAll(/(?:aria-label|title|alt)="([^"]*)"/g)].map(([, text]) => text).join(' ')}`

/** What broke inside of a boundary, which the server's drawing leaves to the browser without a word. */
const brokenIn = (html: string): string | undefined => /<template[^>]*data-msg="([^"]*errored:[^"]*)"/.exec(html)?.[1]

const NONSENSE = /\bNaN\b|\bundefined\b|Invalid Date|\[object|native code/

/** What is wrong with a drawing, whatever its data: it broke, or it shows what no reader should see. */
export function faultIn(draw: () => string): string | undefined {
  try {
    const html = draw()
    return brokenIn(html) ?? NONSENSE.exec(wordsOf(html))?.[0]
  } catch (error) {
    return String(error)
  }
}
