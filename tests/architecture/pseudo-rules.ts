import { languageName, locales } from '#design-system/i18n/tags.ts'

// Text without pseudo-language markers did not come from a catalogue.

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    hex
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (entities[name ?? ''] ?? whole),
  )

// Text in brackets is a message; brackets inside of it belong to its arguments.
function outside(texts: readonly string[]): { plain: string[]; open: number } {
  let depth = 0
  const plain = texts.map((text) => {
    let out = ''
    for (const letter of text) {
      if (letter === '[') depth += 1
      else if (letter === ']') depth -= 1
      else if (depth === 0) out += letter
    }
    return out
  })
  return { plain, open: depth }
}

const heard = /\s(?:aria-label|aria-roledescription|aria-valuetext|alt|placeholder|title)="([^"]*)"/g

// Words with a digit are amounts, addresses or keys.
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]+/gu)?.filter((word) => !/\p{N}/u.test(word)) ?? []

const months = (['long', 'short'] as const).flatMap((month) =>
  Array.from({ length: 12 }, (_, at) => new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 15))),
)
const weekdays = Array.from({ length: 7 }, (_, at) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + at)),
)
// Names that are the same in every language, and output of Intl.
const names = [
  ...locales.map((locale) => `${locale} ${languageName[locale]}`),
  ...months,
  ...weekdays,
  'Today Yesterday AM PM UTC GMT MATU USDT USD',
  'BNB Smart Chain BSC BEP-20',
  // Lists of tokens.
  'and or',
]

/** Whether a word is data: one of the words of `data` or part of one (addresses in groups of four, search terms, a truncated path). */
export function knownOf(data: readonly string[]): (word: string) => boolean {
  const text = [...names, ...data].join(' ').toLowerCase()
  const words = new Set(wordsOf([...names, ...data].join(' ')).map((word) => word.toLowerCase()))
  return (word) => words.has(word.toLowerCase()) || ((word.length < 5 || word.length > 40) && text.includes(word.toLowerCase()))
}

/** Words of a page that are neither messages nor data, and messages that are cut off. */
export function plainFaults(html: string, known: (word: string) => boolean): string[] {
  const bare = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
  const texts = bare.split(/<[^>]*>/).map(decoded)
  const { plain, open } = outside(texts)
  const attributes = [...bare.matchAll(heard)].map(([, text = '']) => decoded(text))
  const said = [...plain, ...attributes.flatMap((text) => outside([text]).plain)]
  // Addresses and user names are data.
  const wordsIn = (text: string): string[] => wordsOf(text.replaceAll(/\S*@\S+/g, ''))
  return [
    ...said.filter((text) => wordsIn(text).some((word) => !known(word))).map((text) => `not in the catalogue: ${text.trim()}`),
    ...(open === 0 ? [] : [`a message lost ${open > 0 ? 'its end' : 'its beginning'}`]),
  ]
}
