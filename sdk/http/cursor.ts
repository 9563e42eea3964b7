type Row = Record<string, unknown>

const rowIn = (holder: Row, key: string): Row => {
  const inner = holder[key]
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Row) : {}
}

const inLink = (link: unknown, name: string): string | null =>
  typeof link === 'string' ? new URLSearchParams(link.slice(link.indexOf('?') + 1)).get(name) : null

/**
 * A server that numbers its pages (`paginate()`) gives no cursor. The cursor is then "page=" and the page's number; the request sends it as `page`. No
 * server's own cursor looks like that.
 */
const pageCursor = (number: number): string => `page=${number}`

/** The URL of a list with the page's number as its own parameter; any other URL unchanged. */
export const withPageNumber = (url: string): string => url.replace(/([?&])cursor=page%3D(\d+)(?=&|$)/, '$1page=$2')

/** The next or previous page of `paginate()` and `simplePaginate()`, counted where there is no link. */
function countedPage(step: 1 | -1, meta: Row): string | null {
  const [current, last, total, perPage] = ['current_page', 'last_page', 'total', 'per_page'].map((key) => Number(meta[key] ?? NaN))
  const number = current! + step
  return number >= 1 && number <= (Number.isNaN(last!) ? Math.ceil(total! / perPage!) : last!) ? pageCursor(number) : null
}

/** `meta` of a list, with its cursors from the places where the versions of Laravel's `cursorPaginate()`, `paginate()` and `simplePaginate()` put them. */
export function cursorsOf(list: Row): { isNumbered: boolean; meta: Row } {
  const meta = rowIn(list, 'meta')
  const isNumbered = 'current_page' in meta || 'current_page' in list
  const cursor = (direction: 'next' | 'prev', step: 1 | -1): string | null => {
    const given = list[`${direction}_cursor`]
    if (typeof given === 'string') return given
    const page = `${direction}_page_url`
    const links = [rowIn(list, 'links')[direction], list[page], meta[page]]
    const found = links.map((link) => inLink(link, 'cursor')).find((text) => text !== null)
    if (found !== undefined) return found
    const number = inLink(
      links.find((link) => typeof link === 'string'),
      'page',
    )
    if (number !== null && /^[1-9]\d{0,8}$/.test(number)) return pageCursor(Number(number))
    return isNumbered ? countedPage(step, { ...list, ...meta }) : null
  }
  return { isNumbered, meta: { ...meta, next_cursor: cursor('next', 1), prev_cursor: cursor('prev', -1) } }
}
