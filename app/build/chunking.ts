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

/** A helper for themes that nothing here calls. It names every field of MUI, and each component imports the file that exports it. */
const unused = /@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/

/** Components that the landing page shares with a few pages of the cabinet, which load nothing else of it. */
const components: ReadonlyArray<[name: string, test: RegExp]> = [
  ['ruler', /@mui\/material\/Slider\/|design-system\/components\/RulerSlider/],
  ['page-width', /design-system\/layouts\/PublicWidth|@mui\/material\/Container\//],
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

const anyOf = (...parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'))

/**
 * What pages of the cabinet share among themselves, by what it is for: forms, masks, money and long lists. A list with a switch is no form. What
 * all of the forms or all of the lists use comes with them: each small file of its own would cost a request.
 */
const inner: ReadonlyArray<[name: string, test: RegExp]> = [
  [
    'inner-forms',
    anyOf(
      /design-system\/forms\/(?!Switch|Masked|Phone|masks|Code|SentCode|ResendCode|RecoveryCode)|app\/src\/drafts\//,
      /design-system\/lib\/fees\./,
    ),
  ],
  ['inner-masks', /node_modules\/imask\/|design-system\/forms\/(Masked|Phone|masks)/],
  [
    'inner-money',
    anyOf(
      /app\/src\/(api\/(?!all-pages)|storage\/)|design-system\/forms\/(Code|SentCode|ResendCode|RecoveryCode)|design-system\/lib\/outcome\.|UnknownOutcome/,
      /hourglass-medium|use-sync-external-store|use-isomorphic-layout-effect|node_modules\/@xstate\/react/,
    ),
  ],
  ['inner-lists', /node_modules\/@tanstack\/(react-)?virtual|components\/(useVirtualRows|DataTable|FilterBar|LoadMore)/],
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
  if (/layouts[\\/]LandingFrame/.test(id)) return 'parts-public'
  // Stands round error pages alone: the cabinet shares their pictures and not the public layout.
  if (/layouts[\\/]EmptyFrame/.test(id)) return null
  if (/sdk[\\/](preloaded|http[\\/]read-preloaded)\.ts/.test(id)) return 'schemas'
  if (reach.size < 2) return null
  const part = components.find(([, test]) => test.test(id.replaceAll('\\', '/')))
  if (part) return part[0]
  const named = families.filter(([, test]) => [...reach].some((entry) => test.test(entry.replaceAll('\\', '/')))).map(([name]) => name)
  // What reads an answer without the transport is small and stays so: engine and forms take it from there.
  if (named.includes('ahead') && !named.includes('public') && !named.includes('guest')) return 'schemas'
  const pages = named.filter((name) => name !== 'engine' && name !== 'errors' && name !== 'terms')
  const ofCabinet = pages.every((name) => name === 'cabinet')
  // The terms that guests may read are screens of the cabinet: they come without its frame and without the engine.
  if (named.includes('terms') && ofCabinet) return pages.length || named.includes('engine') ? 'parts-terms' : null
  // An error page is fetched ahead on pages that do without the engine: it must not bring it.
  if (named.includes('errors') && ofCabinet) return 'parts-errors'
  if (named.includes('engine') && ofCabinet) return 'engine'
  if ([...reach].every((entry) => /app\/src\/pages\/help\//.test(entry.replaceAll('\\', '/')))) return 'parts-help'
  // Drawn at the end of a way alone: no form waits for it.
  if (pages.join() === 'auth' && /components[\\/]illustrations/.test(id)) return 'parts-auth-art'
  // What forms have in common with pages that have none brings no form to those.
  if (pages.join() === 'auth' && /components[\\/]Trans|forms[\\/](choiceControl|useRetryAfter|useCountdown)\./.test(id))
    return 'parts-auth-cabinet'
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
