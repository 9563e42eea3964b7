import { languageName, locales } from '#design-system/i18n/tags.ts'

// Text without pseudo-language markers did not come from a catalogue.

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex: string, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)) : (entities[name ?? ''] ?? whole),
  )

/** What is outside of brackets, text by text: text in brackets is a message; brackets inside of it belong to its arguments. */
function outside(texts: readonly string[]): { plain: string[]; open: number } {
  let open = 0
  const plain = texts.map((text) => {
    let out = ''
    for (const letter of text) {
      if (letter === '[') open += 1
      else if (letter === ']') open -= 1
      else if (open === 0) out += letter
    }
    return out
  })
  return { plain, open }
}

const heard = /\s(?:aria-label|aria-roledescription|aria-valuetext|alt|placeholder|title)="([^"]*)"/g

/** The words of a text, without addresses and user names. Words with a digit are amounts, addresses or keys. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(/\S*@\S+/g, '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]+/gu) ?? []).filter((word) => !/\p{N}/u.test(word))

const dated = (options: Intl.DateTimeFormatOptions, month: number, day: number): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, month, day))
const regions = new Intl.DisplayNames('en-US', { type: 'region' })
// Names that are the same in every language, and output of Intl: dates, regions, lists of tokens.
const names = [
  ...locales.map((locale) => `${locale} ${languageName[locale]}`),
  ...Array.from({ length: 12 }, (_, at) => `${dated({ month: 'long' }, at, 15)} ${dated({ month: 'short' }, at, 15)}`),
  ...Array.from({ length: 7 }, (_, at) => dated({ weekday: 'short' }, 0, 5 + at)),
  'Today Yesterday AM PM UTC GMT MATU USDT USD BNB Smart Chain BSC BEP-20 and or',
  ...['DE', 'PT'].map((code) => regions.of(code) ?? code),
  'Koinly CoinTracking CoinTracker',
]

/** Whether a word is data: one of the words of `data` or part of one (addresses in groups of four, search terms, a truncated path). */
export function knownOf(data: readonly string[]): (word: string) => boolean {
  const text = [...names, ...data].join(' ').toLowerCase()
  const words = new Set(text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]+/gu))
  return (word) => words.has(word.toLowerCase()) || ((word.length < 5 || word.length > 40) && text.includes(word.toLowerCase()))
}

/** Words of a page that are neither messages nor data, and messages that are cut off. */
export function plainFaults(html: string, known: (word: string) => boolean): string[] {
  const bare = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
  const { plain, open } = outside(bare.split(/<[^>]*>/).map(decoded))
  const attributes = [...bare.matchAll(heard)].flatMap(([, text = '']) => outside([decoded(text)]).plain)
  return [
    ...[...plain, ...attributes]
      .filter((text) => wordsOf(text).some((word) => !known(word)))
      .map((text) => `not in the catalogue: ${text.trim()}`),
    ...(open === 0 ? [] : [`a message lost ${open > 0 ? 'its end' : 'its beginning'}`]),
  ]
}
