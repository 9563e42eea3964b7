// Which module goes into which chunk. Few chunks of middle size: each one costs a slow line its 150 ms, and each page should load no more than it needs.

interface ModuleInfo {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type Lookup = (id: string) => ModuleInfo | null

/** Families of pages that are visited one after the other, by the modules that are imported lazily for them. */
const families: ReadonlyArray<[name: string, test: RegExp]> = [
  ['ahead', /sdk\/preloaded\.ts/],
  ['public', /app\/src\/pages\/landing\/|layouts\/LandingFrame/],
  ['guest', /app\/src\/pages\/help\/|layouts\/(Guest|Maintenance)Frame/],
  ['terms', /app\/src\/pages\/(referral\/PublicProgramme|insurance\/PublicTerms)Page/],
  ['auth', /app\/src\/pages\/auth\/|layouts\/AuthFrame/],
  ['cabinet', /layouts\/DefaultFrame|pages\/cabinet\/CabinetMainPage/],
  ['engine', /app\/src\/runtime\.ts/],
  ['errors', /app\/src\/pages\/errors\/|layouts\/EmptyFrame/],
]

/** The inner pages of the cabinet: what one family of them shares is of no use to the others. */
const innerFamilies: ReadonlyArray<[name: string, test: RegExp]> = [
  ['money', /pages\/(withdraw\/|assets\/Refill|bonus\/Exchange|uta\/Uta(Refill|Withdrawal|Subscribe)Page|insurance\/InsuranceRegister)/],
  ['profile', /pages\/(profile|trusted-wallets)\//],
  ['lists', /pages\/(trade\/Transactions|uta\/(Deals|Uta(Transactions|Reward))|assets\/Assets|bonus\/Bonus|referral\/)/],
]

/** A helper for themes that nothing here calls. It names every field of MUI, and each component imports the file that exports it. */
const unused = /@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/

/** MUI's barrels name these for every page: the chunks of the pages that use them, or nothing where the bundler knows better. */
const barrelledChunks: ReadonlyArray<[name: string | null, test: RegExp]> = [
  ['parts-public', /@mui\/system\/Container\//],
  ['parts-cabinet', /@mui\/system\/Grid\//],
  ['parts-auth-cabinet', /@mui\/(system\/Stack|material\/SvgIcon)\//],
  [null, /@mui\/system\/useMediaQuery\//],
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
      if (!unused.test(next)) queue.push(...info.importers)
    }
    known.set(id, reach)
    return reach
  }
}

/** Files that most pages of a family use come together: each small file of its own would cost a request. */
const MANY = 6

const matching = (list: ReadonlyArray<[name: string, test: RegExp]>, entries: readonly string[]): string[] =>
  list.filter(([, test]) => entries.some((entry) => test.test(entry))).map(([name]) => name)

/** What inner pages of the cabinet share among themselves: by their family, or where they are few or of several families by the bundler. */
function innerChunk(inner: readonly string[]): string | null {
  const of = matching(innerFamilies, inner)
  const isOfOne = inner.every((entry) => innerFamilies.some(([, test]) => test.test(entry)))
  return inner.length >= MANY && of.length === 1 && isOfOne ? `inner-${of[0]}` : null
}

/**
 * The landing page loads nothing that it does not draw. The other public pages take what they share with forms or the cabinet from where those
 * share it: a file for them alone would hold next to nothing.
 */
function publicChunk(pages: readonly string[], inner: readonly string[], id: string): string {
  const isWide = inner.length > 3
  if (pages.includes('public')) {
    if (pages.includes('auth')) return pages.includes('cabinet') || isWide ? 'parts-public-auth-cabinet' : 'parts-public-auth'
    if (pages.includes('cabinet') || isWide) return 'parts-public-cabinet'
    if (!inner.length || pages.includes('guest')) return 'parts-public'
    return /@mui\/material\/Slider\/|RulerSlider/.test(id) ? 'ruler' : 'parts-public-inner'
  }
  if (pages.includes('auth')) {
    if (pages.includes('cabinet')) return 'parts-auth-cabinet'
    if (!inner.length && !pages.includes('guest')) return 'parts-sign-in'
    const of = matching(innerFamilies, inner)
    // Fields and switches, which the search of the help and lists have too, come without the forms around them.
    if (pages.includes('guest') || of.includes('lists')) return 'parts-fields'
    return of.includes('money') ? 'parts-forms' : 'parts-auth'
  }
  if (pages.includes('cabinet')) return pages.includes('guest') ? 'parts-auth-cabinet' : 'parts-cabinet'
  return 'parts-guest'
}

/**
 * The chunk of a module that several pages share, or nothing where the bundler decides: what one page alone needs stays with it. Shared by
 * families of pages it is named by them; what the engine needs and no public page does is the engine's.
 */
export function sharedChunk(reach: ReadonlySet<string>, module: string): string | null {
  const id = module.replaceAll('\\', '/')
  // Too small for files of their own: the landing page's frame, and what is read ahead.
  if (/layouts\/LandingFrame/.test(id)) return 'parts-public'
  // Stands round error pages alone: the cabinet shares their pictures and not the public layout.
  if (/layouts\/EmptyFrame/.test(id)) return null
  if (/sdk\/(preloaded|http\/read-preloaded)\.ts/.test(id)) return 'schemas'
  if (reach.size < 2) return null
  const entries = [...reach].map((entry) => entry.replaceAll('\\', '/'))
  const named = matching(families, entries)
  // What reads an answer without the transport is small and stays so: engine and forms take it from there.
  if (named.includes('ahead') && !named.includes('public') && !named.includes('guest')) return 'schemas'
  const pages = named.filter((name) => name !== 'engine' && name !== 'errors' && name !== 'terms')
  const inner = entries.filter((entry) => !families.some(([, test]) => test.test(entry)))
  const ofCabinet = pages.every((name) => name === 'cabinet')
  // The terms that guests may read are screens of the cabinet: they come without its frame and without the engine.
  if (named.includes('terms') && ofCabinet) return pages.length || named.includes('engine') ? 'parts-terms' : null
  if (named.includes('terms') && pages.join() === 'guest') return 'parts-terms'
  // An error page is fetched ahead on pages that do without the engine: it must not bring it.
  if (named.includes('errors') && ofCabinet) return pages.length ? 'parts-art' : inner.length ? null : 'parts-errors'
  if (named.includes('engine') && ofCabinet) return 'engine'
  if (entries.every((entry) => /app\/src\/pages\/help\//.test(entry))) return 'parts-help'
  const barrelled = barrelledChunks.find(([, test]) => test.test(id))
  if (barrelled) return barrelled[0]
  // Cards of the overview that an inner page has too.
  if (pages.join() === 'cabinet' && /design-system\/screens\//.test(id)) return 'parts-overview'
  if (pages.length) return publicChunk(pages, inner, id)
  return innerChunk(inner)
}

/** Words of areas that are visited one after the other come together: fewer files, fewer names in the entry. */
const wordFamilies: ReadonlyArray<[name: string, test: RegExp]> = [
  ['words', /^(common|nav|pages|parts)$/],
  ['words-cabinet', /^(cabinet|frame)$/],
  ['words-uta', /^(trade|uta\w+|\w+Page)$/],
  ['words-assets', /^(assets|withdraw|bonus|transactions)$/],
  ['words-referral', /^(referral|structure|activity|pools|programme)$/],
  ['words-profile', /^(\w+Pages|verification|wallets)$/],
]

/** The chunk of a catalogue's area in a language, or nothing where it stands alone. */
export function wordsChunk(id: string): string | null {
  const [, lang = '', area = ''] = /i18n[\\/](\w\w)[\\/](\w+)[\\/]/.exec(id) ?? []
  const family = wordFamilies.find(([, test]) => test.test(area))
  return lang && family ? `${family[0]}-${lang}` : null
}
