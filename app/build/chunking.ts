// Assigns modules to chunks. Few chunks of medium size: each request costs about 150 ms on a slow connection, but a page should load no more than it
// needs.

interface ModuleInfo {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type Lookup = (id: string) => ModuleInfo | null

/** Groups of pages that are usually visited one after the other, matched by their lazily imported modules. */
const families: ReadonlyArray<[name: string, test: RegExp]> = [
  ['ahead', /sdk\/preloaded\.ts/],
  ['calculator', /screens\/landing\/(LiveCalculator|LowerSections)/],
  ['public', /app\/src\/pages\/landing\/|layouts\/LandingFrame/],
  ['guest', /app\/src\/pages\/help\/|layouts\/(Guest|Maintenance)Frame/],
  ['terms', /app\/src\/pages\/(referral\/PublicProgramme|insurance\/PublicTerms)Page/],
  ['auth', /app\/src\/pages\/auth\/|layouts\/AuthFrame/],
  ['cabinet', /layouts\/DefaultFrame|pages\/cabinet\/CabinetMainPage/],
  ['runtime', /app\/src\/auth\/runtime\.ts/],
  ['errors', /app\/src\/pages\/errors\/|layouts\/EmptyFrame/],
]

/** The inner pages of the cabinet: one group does not need what another group shares. */
const innerFamilies: ReadonlyArray<[name: string, test: RegExp]> = [
  ['money', /pages\/(withdraw\/|assets\/Refill|bonus\/Exchange|uta\/Uta(Refill|Withdrawal|Subscribe)Page|insurance\/InsuranceRegister)/],
  ['profile', /pages\/(profile|trusted-wallets)\//],
  ['lists', /pages\/(trade\/Transactions|uta\/(Deals|Uta(Transactions|Reward))|assets\/Assets|bonus\/Bonus|referral\/)/],
]

/** A theme helper that nothing calls. It references every MUI field, and every component imports the file that exports it: following it would connect them all. */
const unused = /@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/

/** Modules that MUI's barrel files import on every page: the chunk of the pages that really use them, or `null` to leave it to the bundler. */
const barrelledChunks: ReadonlyArray<[name: string | null, test: RegExp]> = [
  ['parts-public', /@mui\/system\/Container\//],
  ['parts-cabinet', /@mui\/system\/Grid\//],
  ['parts-auth-cabinet', /@mui\/(system\/Stack|material\/SvgIcon)\//],
  [null, /@mui\/system\/useMediaQuery\//],
]

/** The lazily imported modules, and entries, that lead to a module. */
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
      if (!unused.test(next)) queue.push(...info.importers)
    }
    known.set(id, reach)
    return reach
  }
}

/** From how many pages on the shared modules of a group get a chunk of their own: every small file costs a request. */
const MANY = 6

const matching = (list: ReadonlyArray<[name: string, test: RegExp]>, entries: readonly string[]): string[] =>
  list.filter(([, test]) => entries.some((entry) => test.test(entry))).map(([name]) => name)

/** Modules shared by inner pages only: one chunk per group. If few pages or several groups share them, the bundler decides. */
function innerChunk(inner: readonly string[]): string | null {
  const of = matching(innerFamilies, inner)
  const isOfOne = inner.every((entry) => innerFamilies.some(([, test]) => test.test(entry)))
  return inner.length >= MANY && of.length === 1 && isOfOne ? `inner-${of[0]}` : null
}

/**
 * The landing page loads only what it renders. The other public pages share the chunks of forms and cabinet: a chunk of their own would be nearly
 * empty. Sign-in loads what landing page and cabinet share: 1 kB, which would not be worth a request on every other page.
 */
function publicChunk(pages: readonly string[], inner: readonly string[]): string | null {
  const isWide = inner.length > 3
  if (pages.includes('public')) {
    if (pages.includes('cabinet') || isWide) return 'parts-public-auth-cabinet'
    if (pages.includes('auth')) return 'parts-public-auth'
    if (!inner.length || pages.includes('guest')) return 'parts-public'
    return null
  }
  if (pages.includes('auth')) {
    if (pages.includes('cabinet')) return 'parts-auth-cabinet'
    if (!inner.length && !pages.includes('guest')) return 'parts-sign-in'
    const of = matching(innerFamilies, inner)
    // Fields and switches, which the search on the help page and lists also use, without the forms around them.
    if (pages.includes('guest') || of.includes('lists')) return 'parts-fields'
    return of.includes('money') ? 'parts-forms' : 'parts-auth'
  }
  if (pages.includes('cabinet')) return pages.includes('guest') ? 'parts-auth-cabinet' : 'parts-cabinet'
  return 'parts-guest'
}

/**
 * The chunk of a module that several pages share; `null` leaves it to the bundler, which keeps a module of a single page in that page's chunk. Shared
 * modules are named by the groups that use them; what only the runtime and the cabinet need is in the runtime's chunk.
 */
export function sharedChunk(reach: ReadonlySet<string>, module: string): string | null {
  const id = module.replaceAll('\\', '/')
  // The landing page's layout is too small for a file of its own.
  if (/layouts\/LandingFrame/.test(id)) return 'parts-public'
  // Late parts of every cabinet page need them, and some inner pages: too small for files of their own.
  if (/provider\/useTimeZone\.ts|trusted-wallets\/activation\.ts/.test(id)) return 'parts-cabinet'
  // A re-export of what this chunk contains.
  if (/@mui\/material\/utils\/contains\.mjs/.test(id)) return 'parts-public-auth-cabinet'
  // Of the layouts of sign-in, verification and errors: pages with other forms do without it.
  if (/layouts\/(LogoHeader|EmptyLayout)/.test(id)) return 'parts-sign-in'
  // Only error pages use it: the cabinet shares their pictures, but not the public layout.
  if (/layouts\/EmptyFrame/.test(id)) return null
  if (/sdk\/(preloaded|http\/read-preloaded)\.ts/.test(id)) return 'schemas'
  // What validates a form loads with the validation library: sign-in is usable before.
  if (/forms\/(rules|message)\.ts|auth\/newPassword\.ts|@hookform\/resolvers/.test(id)) return 'parts-validation'
  const entries = [...reach].map((entry) => entry.replaceAll('\\', '/'))
  // What counts and what lists the needs of the user: both load late, one after the other.
  if (entries.length && entries.every((entry) => /layouts\/NeedsWatcher\.tsx|screens\/cabinet\/NeedsYou\.tsx/.test(entry))) return 'needs'
  if (entries.length < 2) return null
  const named = matching(families, entries)
  // Parsing a response without the transport is small and stays separate: the runtime and forms import it from there.
  if (named.includes('ahead') && !named.includes('public') && !named.includes('guest')) return 'schemas'
  const pages = named.filter((name) => name !== 'runtime' && name !== 'errors' && name !== 'terms' && name !== 'calculator')
  // The landing page loads its calculator later, with the exact arithmetic that it shares with the cabinet.
  if (named.includes('calculator') && !pages.includes('public') && !pages.includes('auth')) return pages.length ? 'parts-terms' : null
  const inner = entries.filter((entry) => !families.some(([, test]) => test.test(entry)))
  const ofCabinet = pages.every((name) => name === 'cabinet')
  // The terms that visitors may read are screens of the cabinet: they load without its layout and the runtime.
  if (named.includes('terms') && ofCabinet) return pages.length || named.includes('runtime') ? 'parts-terms' : null
  if (named.includes('terms') && pages.join() === 'guest') return 'parts-terms'
  // Pages without the runtime preload the error page, so it must not import the runtime.
  if (named.includes('errors') && ofCabinet) return pages.length ? 'parts-terms' : inner.length ? null : 'parts-errors'
  if (named.includes('runtime') && ofCabinet) return 'runtime'
  if (entries.every((entry) => /app\/src\/pages\/help\//.test(entry))) return 'parts-help'
  const barrelled = barrelledChunks.find(([, test]) => test.test(id))
  if (barrelled) return barrelled[0]
  // Cards of the overview that an inner page also uses.
  if (pages.join() === 'cabinet' && /design-system\/screens\//.test(id)) return 'parts-overview'
  // The pictures of empty, blocked and finished states, with what shows a failed part: sign-in itself shows none.
  if (/design-system\/components\/(illustrations\/|EmptyState)/.test(id) && pages.length && !pages.includes('public')) return 'parts-terms'
  if (pages.length) return publicChunk(pages, inner)
  return innerChunk(inner)
}

/** Catalogue areas of pages that are visited one after the other share a chunk: fewer files, and fewer names in the entry. */
const wordFamilies: ReadonlyArray<[name: string, test: RegExp]> = [
  ['words', /^(common|nav|pages|parts)$/],
  ['words-uta', /^(trade|uta\w+|\w+Page)$/],
  ['words-assets', /^(assets|transactions)$/],
  ['words-referral', /^(referral|structure|activity|pools|programme)$/],
  ['words-profile', /^(\w+Pages|verification|wallets)$/],
]

/** The chunk of a catalogue area in a language; `null` if the area has its own file. */
export function wordsChunk(id: string): string | null {
  const [, lang = '', area = ''] = /i18n[\\/](\w\w)[\\/](\w+)[\\/]/.exec(id) ?? []
  const family = wordFamilies.find(([, test]) => test.test(area))
  return lang && family ? `${family[0]}-${lang}` : null
}
