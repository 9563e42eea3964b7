import { ABOVE_THE_FOLD_ID } from '#design-system/theme/mixins.ts'

/** The offset in the page's HTML where its above-the-fold part ends; `null` if the page marks none. */
export function endOfFirstPicture(html: string): number | null {
  const mark = html.indexOf(` id="${ABOVE_THE_FOLD_ID}"`)
  if (mark < 0) return null
  const tag = html.slice(html.lastIndexOf('<', mark) + 1, mark).split(' ')[0] as string
  const edges = new RegExp(`<(/?)${tag}[ >]`, 'g')
  let open = 1
  for (const edge of html.slice(mark).matchAll(edges)) {
    open += edge[1] ? -1 : 1
    if (open === 0) return mark + edge.index + edge[0].length
  }
  throw new Error(`<${tag} id="${ABOVE_THE_FOLD_ID}"> never ends`)
}

/** Inserts HTML right after the above-the-fold part. */
export function afterFirstPicture(html: string, written: string): string {
  const end = endOfFirstPicture(html)
  return end === null ? html : html.slice(0, end) + written + html.slice(end)
}
