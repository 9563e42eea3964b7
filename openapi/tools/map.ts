import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Contract } from './contract.ts'
import { root, rowsOf } from './contract.ts'

/** Who hangs on an operation: what a change of it touches. */
export interface Use {
  /** `GET /api/balances` */
  operation: string
  operationId: string
  tag: string
  origin: string
  /** The SDK's functions and hooks that the application calls. */
  functions: string[]
  /** Paths of the site map whose page asks for it; `*` where every page of the cabinet does, or the session itself. */
  pages: string[]
  /** Screens that such a page draws, by file. */
  screens: string[]
  /** Story files of those screens. */
  stories: string[]
}

const walk = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => ends.test(name) && !/\/(dist|\.build)\//.test(name))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const importLine = /(?:import|export)\s+(?:type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*'([^']+)'|import\('([^']+)'\)/g

interface Source {
  /** Names that it takes from the SDK, types left out. */
  names: string[]
  /** Files of ours that it takes values from. */
  files: string[]
}

const resolved = (from: string, target: string): string | null => {
  if (target.startsWith('#')) return target === '#sdk' ? null : target.slice(1)
  return target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), target)) : null
}

function sourceOf(file: string): Source {
  const source: Source = { names: [], files: [] }
  for (const [whole, , list = '', target, lazy] of read(file).matchAll(importLine)) {
    if (/^(import|export)\s+type\b/.test(whole)) continue
    const where = target ?? lazy ?? ''
    if (where === '#sdk') source.names.push(...list.split(',').map((name) => name.trim()).filter((name) => name && !name.startsWith('type ')))
    const next = resolved(file, where)
    if (next && /\.tsx?$/.test(next)) source.files.push(next)
  }
  return source
}

/** The contract's operation behind a name of the SDK: `useGetBalances`, `getGetBalancesQueryKey`, `getBalances`. */
const operationOf = (name: string, ids: ReadonlyMap<string, string>): string | undefined => {
  const plain = name
    .replace(/^(use|prefetch|invalidate|set)(?=[A-Z])/, '')
    .replace(/^get(?=[A-Z]\w*(QueryKey|QueryOptions|MutationOptions|InfiniteQueryOptions|InfiniteQueryKey|Url)$)/, '')
    .replace(/(Infinite)?(Query|Mutation)?(Options|Key)$|Url$|Infinite$/, '')
  return ids.get(name.toLowerCase()) ?? ids.get(plain.toLowerCase())
}

const pageLine = /^ {2}'(\/[^']*)': \{[^]*?module: \(\) => import\('\.\/([^']+)'\)/gm
const frameLine = /^ {2}(?:'([\w-]+)'|(\w+)): \{[^]*?module: \(\) => import\('\.\/(layouts\/[^']+)'\)/gm

interface Reached {
  names: Set<string>
  screens: Set<string>
  /** Files of the application on the way. */
  files: Set<string>
}

/** Everything that is reached from a file of the application without leaving it for a screen. */
function reach(start: string, sources: (file: string) => Source): Reached {
  const names = new Set<string>()
  const screens = new Set<string>()
  const files = new Set<string>()
  const seen = new Set<string>()
  const queue = [start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (/^design-system\/screens\/.*Screen\.tsx$/.test(file)) screens.add(file)
    // What belongs to the whole application is told apart from what a page asks for itself.
    if (!/^app\/src\/(pages|layouts|api\/use-|drafts)/.test(file)) continue
    files.add(file)
    const source = sources(file)
    for (const name of source.names) names.add(name)
    queue.push(...source.files)
  }
  return { names, screens, files }
}

/** What pages ask through the engine (`(await engine()).signIn(…)`), by the SDK's names. */
function engineCalls(text: string, names: readonly string[]): { askedIn: (source: string) => string[]; isForPages: (name: string) => boolean } {
  const [before = '', offered = ''] = text.split(/^ {2}return \{$/m)
  const word = (name: string): RegExp => new RegExp(`\\b${name}\\b`)
  const members = offered
    .split(/^ {4}(?=(?:async )?\w+[(:])/m)
    .map((part) => ({ member: /^(?:async )?(\w+)/.exec(part)?.[1] ?? '', calls: names.filter((name) => word(name).test(part)) }))
    .filter(({ calls }) => calls.length > 0)
  const code = before.slice(before.lastIndexOf("} from '"))
  return {
    askedIn: (source) =>
      /\b(engine\(\)|Runtime\b)/.test(source) ? members.filter(({ member }) => word(member).test(source)).flatMap(({ calls }) => calls) : [],
    // What the engine also asks by itself belongs to every page.
    isForPages: (name) => !word(name).test(code),
  }
}

const cachedSources = (): ((file: string) => Source) => {
  const known = new Map<string, Source>()
  return (file) => {
    if (!known.has(file)) known.set(file, existsSync(join(root, file)) ? sourceOf(file) : { names: [], files: [] })
    return known.get(file)!
  }
}

/** The screens that each page of the site map draws, by file: the workbench's index is made of it. */
export function screensOfPages(): Map<string, string[]> {
  const sources = cachedSources()
  return new Map(
    [...read('app/src/site-map.ts').matchAll(pageLine)].map(([, template = '', file = '']) => [
      template,
      [...reach(`app/src/${file}`, sources).screens].sort(),
    ]),
  )
}

/** Operation → SDK function → page → screen → stories, read from the code as it stands. With an older contract also for what is gone since. */
export function mapContract(contract: Contract, older?: Contract): Use[] {
  const now = rowsOf(contract)
  const gone = older ? rowsOf(older).filter(({ operation }) => !now.some((row) => row.operation.operationId === operation.operationId)) : []
  const rows = [...now, ...gone]
  const ids = new Map(rows.map(({ operation }) => [operation.operationId.toLowerCase(), operation.operationId]))
  const sources = cachedSources()
  const uses = new Map<string, { functions: Set<string>; pages: Set<string>; screens: Set<string> }>()
  const note = (name: string, page: string, screens: Iterable<string>): void => {
    const id = operationOf(name, ids)
    if (!id) return
    const use = uses.get(id) ?? { functions: new Set(), pages: new Set(), screens: new Set() }
    uses.set(id, use)
    use.functions.add(name)
    use.pages.add(page)
    for (const screen of screens) use.screens.add(screen)
  }

  const engine = engineCalls(read('app/src/runtime.ts'), sources('app/src/runtime.ts').names)
  const byPages = new Set<string>()
  const table = read('app/src/site-map.ts')
  for (const [, template = '', file = ''] of table.matchAll(pageLine)) {
    const { names, screens, files } = reach(`app/src/${file}`, sources)
    for (const name of names) note(name, template, screens)
    for (const name of [...files].flatMap((one) => engine.askedIn(read(one)))) {
      byPages.add(name)
      note(name, template, screens)
    }
  }
  for (const [, , , file = ''] of table.matchAll(frameLine)) {
    const { names, files } = reach(`app/src/${file}`, sources)
    for (const name of [...names, ...[...files].flatMap((one) => engine.askedIn(read(one)))]) note(name, '*', [])
  }
  for (const name of sources('app/src/runtime.ts').names) if (!byPages.has(name) || !engine.isForPages(name)) note(name, '*', [])
  for (const file of ['app/src/auth/session.ts', ...walk('app/src', /\.machine\.ts$/)]) for (const name of sources(file).names) note(name, '*', [])
  // The transport asks by itself, before the first write of any page.
  for (const { path, operation } of rows) if (path === '/sanctum/csrf-cookie') note(operation.operationId, '*', [])

  const stories = walk('stories', /\.stories\.tsx$/).map((file) => ({ file, text: read(file) }))
  return rows.map(({ method, path, operation }) => {
    const use = uses.get(operation.operationId)
    const screens = [...(use?.screens ?? [])].sort()
    return {
      operation: `${method} ${path}`,
      operationId: operation.operationId,
      tag: operation.tags?.[0] ?? '',
      origin: operation['x-origin'] ?? '',
      functions: [...(use?.functions ?? [])].sort(),
      pages: [...(use?.pages ?? [])].sort(),
      screens,
      stories: stories.filter(({ text }) => screens.some((screen) => text.includes(`#${screen}`))).map(({ file }) => file),
    }
  })
}

const literal = /['"`](\/(?:api|landing|sanctum|user)\/[^'"`\s?#]*)/g

/** What a reader's browser runs; servers and tools also speak of folders and of addresses that are none. */
const shipped = (): string[] =>
  ['app', 'design-system', 'sdk/http']
    .flatMap((folder) => walk(folder, /\.tsx?$/))
    .filter((file) => !/^app\/(deploy|server|build)\//.test(file))

/** Addresses of the API that the application's code spells out and the contract does not have: what is asked for past it. */
export function pastTheContract(contract: Contract, files = shipped(), text = read): string[] {
  const known = Object.keys(contract.paths).map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`))
  return files.flatMap((file) =>
    [...text(file).matchAll(literal)]
      .map(([, address = '']) => address.replaceAll(/\$\{[^}]*\}/g, 'x'))
      .filter((address) => !known.some((path) => path.test(address)))
      .map((address) => `${address} in ${file}`),
  )
}
