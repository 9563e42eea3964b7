/** Kinds of results. Those that are known here come first, in this order; what the server finds follows, so that it moves nothing. */
const paletteGroups = ['recent', 'tokens', 'actions', 'pages', 'help', 'transactions', 'referrals'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** What can be found by its words. */
export interface Findable {
  group: PaletteGroup
  label: string
  /** The same in the other languages, and other words for it. */
  words?: readonly string[]
}

const MOST = 3
/** Where only one kind matches, there is room for more of it. */
const MOST_ALONE = 8

/** "autorizacion" finds "autorización", "е" finds "ё". */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s/,.:()«»„“”"–—-]+/u)
    .filter(Boolean)

const begin = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((one) => words.some((word) => word.startsWith(one)))

/** How well an entry matches: its whole label, its beginning, beginnings of its words, any place in it, or its words in another language. */
function scoreOf({ label, words = [] }: Findable, text: string): number {
  const [own, asked] = [fold(label), wordsOf(text)]
  if (asked.length === 0) return 0
  if (own === fold(text)) return 5
  if (own.startsWith(fold(text))) return 4
  if (begin(wordsOf(label), asked)) return 3
  if (words.some((other) => begin(wordsOf(other), asked))) return 2
  return asked.every((one) => own.includes(one)) ? 1 : 0
}

/** Of pages that match equally, the one with the shorter name: "Withdrawal" before "Withdraw from UTA". Others keep their order. */
const byLength = (a: Findable, b: Findable): number => (a.group === 'pages' && b.group === 'pages' ? a.label.length - b.label.length : 0)

/** The entries that match a text, group by group, the group with the best match first, and the best matches first in each. */
export function searchPalette<T extends Findable>(entries: readonly T[], text: string): T[] {
  const query = text.trim()
  const groups = new Map<PaletteGroup, { entry: T; score: number }[]>()
  for (const entry of entries) {
    const score = scoreOf(entry, query)
    if (score > 0) groups.set(entry.group, [...(groups.get(entry.group) ?? []), { entry, score }])
  }
  const most = groups.size > 1 ? MOST : MOST_ALONE
  const best = (found: { score: number }[]): number => Math.max(...found.map(({ score }) => score))
  return [...groups]
    .toSorted(([a, one], [b, other]) => best(other) - best(one) || paletteGroups.indexOf(a) - paletteGroups.indexOf(b))
    .flatMap(([, found]) => found.toSorted((a, b) => b.score - a.score || byLength(a.entry, b.entry)).slice(0, most))
    .map(({ entry }) => entry)
}

export interface Piece {
  text: string
  match: boolean
}

/** A label cut where the words of a text occur in it, for showing why it was found. */
export function matchedPieces(label: string, text: string): Piece[] {
  const letters = [...label]
  const folded = letters.map(fold)
  const marked = letters.map(() => false)
  for (const word of wordsOf(text)) {
    const at = indexIn(folded, word)
    if (at) marked.fill(true, at.from, at.until)
  }
  const pieces: Piece[] = []
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last && last.match === marked[index]) last.text += letter
    else pieces.push({ text: letter, match: marked[index]! })
  }
  return pieces
}

/** Where a word occurs among folded letters, first at the beginning of a word. */
function indexIn(letters: readonly string[], word: string): { from: number; until: number } | null {
  const fits = (from: number): number | null => {
    let rest = word
    for (let at = from; at < letters.length; at += 1) {
      const letter = letters[at]!
      if (rest.startsWith(letter)) rest = rest.slice(letter.length)
      else return null
      if (rest === '') return at + 1
    }
    return null
  }
  const starts = [...letters.keys()]
  const isStart = (at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1]!)
  for (const from of [...starts.filter(isStart), ...starts]) {
    const until = fits(from)
    if (until !== null) return { from, until }
  }
  return null
}
