/** How the rows of a long list are drawn by hand. */
export interface RowRenderer {
  /** A row without anything in it. */
  make: () => HTMLElement
  /** Writes into a row whatever stands at this place of the list; the row may have stood for another one. */
  fill: (row: HTMLElement, at: number) => void
}

/** The rows that are in the document, and the room of those above and below. */
export interface ShownRows {
  from: number
  rows: HTMLElement[]
  before: SVGElement | null
  after: SVGElement | null
}

export const startRows = (): ShownRows => ({ from: 0, rows: [], before: null, after: null })

export interface Wanted {
  from: number
  /** Up to but without this one. */
  to: number
  count: number
  /** Of one row, px. */
  height: number
  /** Those that stay are written again too. */
  all: boolean
}

/** Room is drawn, as a policy without inline styles leaves no other way to say a height. */
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

/** Brings the wanted rows into the holder: rows that have left it at one end come in again at the other. */
export function placeRows(holder: HTMLElement, shown: ShownRows, wanted: Wanted, { make, fill }: RowRenderer): void {
  const { from, to, count, height, all } = wanted
  const { rows } = shown
  shown.before ??= addSpace(holder)
  shown.after ??= addSpace(holder)
  const last = shown.from + rows.length
  const apart = from >= last || to <= shown.from
  // None of those that are there is wanted: they stay where they are, and stand for others.
  const first = apart ? from : Math.max(from, shown.from)
  const spare = apart ? rows.splice(to - from) : rows.splice(0, first - shown.from)
  if (!apart && to < last) spare.push(...rows.splice(to - last))
  if (all || apart) for (const [nth, row] of rows.entries()) fill(row, first + nth)
  // Out of the document first: what is written into a row that stands in it, the browser lays out at once.
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
