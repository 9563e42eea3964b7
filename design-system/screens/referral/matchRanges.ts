import { normalizeSearchText } from '../../lib/partnerTree.ts'

/** Ranges of the search words in a name, ordered and without overlaps: [from, to) pairs. */
export function matchRanges(text: string, search: string): Array<[from: number, to: number]> {
  // Normalising may change the length (ß becomes ss): positions would then not match.
  const folded = normalizeSearchText(text)
  if (folded.length !== text.length) return []
  const places: Array<[number, number]> = []
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const from = folded.indexOf(word)
    if (from >= 0) places.push([from, from + word.length])
  }
  places.sort((a, b) => a[0] - b[0])
  const apart: Array<[number, number]> = []
  for (const [from, to] of places) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}
