import { ABOVE_THE_FOLD_ID } from '#design-system/components/paint.ts'

/** Where the part ends that a page's first picture shows whole, in the page's HTML; `null` where no part is marked so. */
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

/** The page with something written right behind its first picture. */
export function afterFirstPicture(html: string, written: string): string {
  const end = endOfFirstPicture(html)
  return end === null ? html : html.slice(0, end) + written + html.slice(end)
}
