export type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const rowIn = (holder: Row, key: string): Row => (isRow(holder[key]) ? holder[key] : {})

const inLink = (link: string | undefined, name: string): string | null =>
  link === undefined ? null : new URLSearchParams(link.slice(link.indexOf('?') + 1)).get(name)

/**
 * A server that numbers its pages (`paginate()`) gives no cursor. The cursor is then "page=" and the page's number; the request sends it as `page`. No
 * server's own cursor looks like that.
 */
const pageCursor = (number: number): string => `page=${number}`

/** The URL of a list with the page's number as its own parameter; any other URL unchanged. */
export const withPageNumber = (url: string): string => url.replace(/([?&])cursor=page%3D(\d+)(?=&|$)/, '$1page=$2')

/** The next page of `paginate()` and `simplePaginate()`, counted where there is no link. */
function countedPage(meta: Row): string | null {
  const [current, last, total, perPage] = ['current_page', 'last_page', 'total', 'per_page'].map((key) => Number(meta[key] ?? NaN))
  const number = current! + 1
  return number >= 1 && number <= (Number.isNaN(last!) ? Math.ceil(total! / perPage!) : last!) ? pageCursor(number) : null
}

/** The next cursor of a list, from the places where the versions of Laravel's `cursorPaginate()`, `paginate()` and `simplePaginate()` put it. */
export function findNextCursor(list: Row): { isNumbered: boolean; cursor: string | null } {
  const meta = rowIn(list, 'meta')
  const isNumbered = 'current_page' in meta || 'current_page' in list
  if (typeof list['next_cursor'] === 'string') return { isNumbered, cursor: list['next_cursor'] }
  const links = [rowIn(list, 'links')['next'], list['next_page_url'], meta['next_page_url']].filter((link) => typeof link === 'string')
  const found = links.map((link) => inLink(link, 'cursor')).find((text) => text !== null)
  if (found !== undefined) return { isNumbered, cursor: found }
  const number = inLink(links[0], 'page') ?? ''
  if (/^[1-9]\d{0,8}$/.test(number)) return { isNumbered, cursor: pageCursor(Number(number)) }
  return { isNumbered, cursor: isNumbered ? countedPage({ ...list, ...meta }) : null }
}
