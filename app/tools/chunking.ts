// Which module goes into which chunk. Few chunks of middle size: each one costs a slow line its 150 ms, and each page should load no more than it needs.

interface ModuleInfo {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type Lookup = (id: string) => ModuleInfo | null

/** Families of pages that are visited one after the other, by the modules that are imported lazily for them. */
const families: ReadonlyArray<[name: string, test: RegExp]> = [
  ['ahead', /sdk\/ahead\.ts/],
  ['public', /app\/routes\/landing\/|frames\/LandingFrame/],
  ['guest', /app\/routes\/help\/|frames\/(Guest|Maintenance)Frame/],
  ['auth', /app\/routes\/auth\/|frames\/AuthFrame/],
  ['cabinet', /frames\/DefaultFrame|routes\/cabinet\/CabinetMainRoute/],
  ['engine', /app\/engine\.ts/],
  ['errors', /app\/routes\/errors\/|frames\/EmptyFrame/],
]

/** The lazily imported modules that bring a module with them. */
export function reachOf(lookup: Lookup): (id: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (id) => {
    const found = known.get(id)
    if (found) return found
    const reach = new Set<string>()
    const seen = new Set<string>()
    const queue = [id]
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      const info = lookup(next)
      if (!info) continue
      if (info.isEntry || info.dynamicImporters.length) reach.add(next)
      queue.push(...info.importers)
    }
    known.set(id, reach)
    return reach
  }
}

const anyOf = (...parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'))

/**
 * What pages of the cabinet share among themselves, by what it is for: forms and long lists. A list with a switch is no form. What all of the
 * forms or all of the lists use comes with them: each small file of its own would cost a request.
 */
const inner: ReadonlyArray<[name: string, test: RegExp]> = [
  [
    'inner-forms',
    anyOf(
      /design-system\/forms\/(?!Switch)|node_modules\/imask\/|app\/(drafts|machines)\/|money-write|use-draft|with-selector/,
      /design-system\/lib\/(fees|outcome)\.|UnknownOutcome|HourglassMedium|use-sync-external-store/,
    ),
  ],
  [
    'inner-lists',
    anyOf(
      /node_modules\/@tanstack\/(react-)?virtual|WindowedRows|DataTable|FilterBar|LoadMore|transaction-filters/,
      /TransactionTable|transactionFilters|(Coins|CalendarBlank)\.es/,
    ),
  ],
]

/**
 * The landing page loads nothing that it does not draw. The other public pages take what they share with forms or the cabinet from where those
 * share it: a file for them alone would hold next to nothing, and so would one of what only the landing page and forms share.
 */
function togetherWith(pages: readonly string[]): readonly string[] {
  const others = pages.filter((name) => name !== 'guest')
  if (!others.length) return pages
  if (others.includes('public')) return others.includes('auth') ? ['public', 'auth', 'cabinet'] : others
  if (!pages.includes('guest')) return others
  return others.includes('auth') ? ['auth', 'cabinet'] : ['public', 'cabinet']
}

/**
 * The chunk of a module that several pages share, or nothing where the bundler decides: what one page alone needs stays with it. Shared by
 * families of pages it is named by them; what the engine needs and no public page does is the engine's.
 */
export function sharedChunk(reach: ReadonlySet<string>, id: string): string | null {
  // Too small for files of their own: the landing page's frame, and what is read ahead.
  if (/frames[\\/]LandingFrame/.test(id)) return 'parts-public'
  // Stands round error pages alone: the cabinet shares their pictures and not the public layout.
  if (/frames[\\/]EmptyFrame/.test(id)) return null
  if (/sdk[\\/](ahead|http[\\/]read-ahead)\.ts/.test(id)) return 'schemas'
  if (reach.size < 2) return null
  const named = families.filter(([, test]) => [...reach].some((entry) => test.test(entry.replaceAll('\\', '/')))).map(([name]) => name)
  // What reads an answer without the transport is small and stays so: engine and forms take it from there.
  if (named.includes('ahead') && !named.includes('public') && !named.includes('guest')) return 'schemas'
  const pages = named.filter((name) => name !== 'engine' && name !== 'errors')
  const ofCabinet = pages.every((name) => name === 'cabinet')
  // An error page is fetched ahead on pages that do without the engine: it must not bring it.
  if (named.includes('errors') && ofCabinet) return 'parts-errors'
  if (named.includes('engine') && ofCabinet) return 'engine'
  if ([...reach].every((entry) => /app\/routes\/help\//.test(entry.replaceAll('\\', '/')))) return 'parts-help'
  // Drawn at the end of a way alone: no form waits for it.
  if (pages.join() === 'auth' && /parts[\\/]illustrations/.test(id)) return 'parts-auth-art'
  // What forms have in common with pages that have none brings no form to those.
  if (pages.join() === 'auth' && /parts[\\/]Sentence|forms[\\/](choice|useWait|useCountdown)\./.test(id)) return 'parts-auth-cabinet'
  if (pages.length) return `parts-${togetherWith(pages).join('-')}`
  return inner.find(([, test]) => test.test(id.replaceAll('\\', '/')))?.[0] ?? null
}

/** Words of areas that are visited one after the other come together: fewer files, fewer names in the entry. */
const wordFamilies: ReadonlyArray<[name: string, test: RegExp]> = [
  ['words', /^(common|nav|pages|parts)$/],
  ['words-cabinet', /^(cabinet|frame)$/],
  ['words-uta', /^(trade|uta\w+|\w+Page)$/],
  ['words-assets', /^(assets|withdraw|bonus|money|transactions)$/],
  ['words-referral', /^(referral|structure|activity|pools|programme)$/],
  ['words-profile', /^(\w+Pages|verification|wallets)$/],
]

/** The chunk of a catalogue's area in a language, or nothing where it stands alone. */
export function wordsChunk(id: string): string | null {
  const [, lang = '', area = ''] = /i18n[\\/](\w\w)[\\/](\w+)[\\/]/.exec(id) ?? []
  const family = wordFamilies.find(([, test]) => test.test(area))
  return lang && family ? `${family[0]}-${lang}` : null
}
