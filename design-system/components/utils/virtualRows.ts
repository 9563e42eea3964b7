/** Renders the rows of a long list as plain DOM. */
export interface RowRenderer {
  /** Creates an empty row. */
  make: () => HTMLElement
  /** Writes the content of the list item at `at` into a row, which may have shown another item before. */
  fill: (row: HTMLElement, at: number) => void
}

/** The rows in the document, and the spacers above and below them. */
export interface ShownRows {
  from: number
  rows: HTMLElement[]
  before: SVGElement | null
  after: SVGElement | null
}

export const startRows = (): ShownRows => ({ from: 0, rows: [], before: null, after: null })

export interface RowRange {
  from: number
  /** Exclusive end. */
  to: number
  count: number
  /** Height of one row, px. */
  height: number
  /** Also rewrites the rows that stay. */
  all: boolean
}

/** Spacers are SVGs, because the CSP forbids inline styles and an SVG has a height attribute. */
function addSpace(holder: HTMLElement): SVGElement {
  const space = document.createElement('div')
  space.className = 'space'
  space.ariaHidden = 'true'
  const room = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  room.setAttribute('width', '1')
  space.append(room)
  holder.append(space)
  return room
}

const setSpace = (room: SVGElement, height: number): void => {
  if (room.getAttribute('height') !== String(height)) room.setAttribute('height', String(height))
}

/** Renders the rows of a range. Rows that leave at one end are reused at the other. */
export function placeRows(holder: HTMLElement, shown: ShownRows, range: RowRange, { make, fill }: RowRenderer): void {
  const { from, to, count, height, all } = range
  const { rows } = shown
  shown.before ??= addSpace(holder)
  shown.after ??= addSpace(holder)
  const last = shown.from + rows.length
  const apart = from >= last || to <= shown.from
  // No overlap: all rows stay in place and are rewritten.
  const first = apart ? from : Math.max(from, shown.from)
  const spare = apart ? rows.splice(to - from) : rows.splice(0, first - shown.from)
  if (!apart && to < last) spare.push(...rows.splice(to - last))
  if (all || apart) for (const [nth, row] of rows.entries()) fill(row, first + nth)
  // Detach rows before writing: writing into attached rows triggers layout.
  for (const row of spare) row.remove()
  const rowsFor = (start: number, stop: number): HTMLElement[] =>
    Array.from({ length: stop - start }, (_, nth) => {
      const row = spare.pop() ?? make()
      fill(row, start + nth)
      return row
    })
  const below = rowsFor(first + rows.length, to)
  const above = rowsFor(from, first)
  shown.after.parentElement!.before(...below)
  shown.before.parentElement!.after(...above)
  rows.push(...below)
  rows.unshift(...above)
  shown.from = from
  setSpace(shown.before, from * height)
  setSpace(shown.after, (count - to) * height)
}
