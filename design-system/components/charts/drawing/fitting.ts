export type Label = { at: number; x: number; label: string }
export type Placed = Label & { anchor: 'start' | 'middle' | 'end' }

const GLYPH = 6.8
const GAP = 10

type Room = { from: number; to: number; first: number | undefined }

const place = (one: Label, { from, to }: Room): Placed & { start: number; end: number } => {
  const width = one.label.length * GLYPH
  const anchor = one.x - width / 2 < from ? 'start' : one.x + width / 2 > to ? 'end' : 'middle'
  const start = anchor === 'start' ? one.x : anchor === 'end' ? one.x - width : one.x - width / 2
  return { ...one, anchor, start, end: start + width }
}

/** Labels under an axis: all, or every second, third, … counted from the current one, so that none overlap. */
export function fitting(labels: readonly Label[], room: Room): Placed[] {
  const all = labels.map((one) => place(one, room))
  const here = all.findIndex(({ at }) => at === room.first)
  const from = here === -1 ? all.length - 1 : here
  for (let stride = 1; stride < all.length; stride++) {
    const some = all.filter((_, index) => (index - from) % stride === 0)
    if (some.every(({ start }, index) => index === 0 || start >= some[index - 1]!.end + GAP)) return some
  }
  return all.slice(from, from + 1)
}
