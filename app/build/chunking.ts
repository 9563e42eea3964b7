// Assigns modules to chunks by the folders of the pages that use them. Each request costs about 150 ms on a slow connection, but a page should load
// no more than it needs.
interface ModuleInfo {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

export type Lookup = (id: string) => ModuleInfo | null

/** Pages that are opened cold, or one after the other. */
const families: ReadonlyArray<[name: string, test: RegExp]> = [
  ['landing', /pages\/landing\/|layouts\/LandingFrame/],
  // The landing page's data. Its lower sections are made of what the help pages are.
  ['deals', /sdk\/preloaded/],
  ['help', /pages\/(help|errors)\/|Public\w+Page|layouts\/(Guest|Maintenance|Empty)Frame|screens\/landing\/LowerSections/],
  ['auth', /pages\/auth\/|layouts\/AuthFrame/],
  ['cabinet', /layouts\/DefaultFrame|pages\/cabinet\/CabinetMainPage|src\/auth\/runtime\.ts/],
]
/** Families that are not named beside another one: the few kilobytes that they load too much cost less than a request. */
const besides: Readonly<Record<string, readonly string[]>> = { landing: ['deals', 'help'] }
/** From how many other pages on a shared module gets into the chunk of them all. */
const MANY = 16

/**
 * The chunk of a module that several lazy modules share; `null` leaves it to the bundler. A page, and what is only imported lazily, keeps a file
 * of its own, by which the manifest names it.
 */
export function sharedChunk(id: string, lookup: Lookup): string | null {
  const lazily = lazyImporters(id, lookup)
  if (lazily.size < 2 || lookup(id)?.importers.length === 0 || id.endsWith('Page.tsx')) return null
  const all = families.filter(([, test]) => [...lazily].some((one) => test.test(one))).map(([name]) => name)
  const of = all.filter((name) => !all.some((other) => besides[other]?.includes(name)))
  const inner = [...lazily].filter((one) => !families.some(([, test]) => test.test(one)))
  if (of.length > 0) return `parts-${of.join('-')}`
  return inner.length >= MANY ? 'parts-inner' : null
}

/** The lazily imported modules, and entries, that lead to a module. */
function lazyImporters(id: string, lookup: Lookup): ReadonlySet<string> {
  const [found, seen] = [new Set<string>(), new Set<string>()]
  for (const queue = [id]; queue.length > 0;) {
    const next = queue.pop() as string
    const info = seen.has(next) ? null : lookup(next)
    seen.add(next)
    if (info && (info.isEntry || info.dynamicImporters.length > 0)) found.add(next)
    queue.push(...(info?.importers ?? []))
  }
  return found
}
