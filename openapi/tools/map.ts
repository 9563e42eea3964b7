import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { layouts } from '#app/src/site/layouts.ts'
import type { RoutePath } from '#app/src/site/paths.ts'
import { routeMeta, templates } from '#app/src/site/paths.ts'
import type { Contract } from './contract.ts'
import { root, rowsOf } from './contract.ts'

/** What uses an operation, and is therefore affected by its changes. */
export interface Use {
  /** `GET /api/balances` */
  operation: string
  operationId: string
  tag: string
  origin: string
  /** The SDK functions and hooks that the application calls. */
  functions: string[]
  /** Site-map paths of the pages that request it; `*` if every page of the cabinet or the session does. */
  pages: string[]
  /** Files of the screens that these pages render. */
  screens: string[]
  /** Story files of these screens. */
  stories: string[]
}

/** The files of a folder of the project whose names end so. */
export const walk = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => ends.test(name) && !/\/(dist|\.build)\//.test(name))

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const importLine = /(?:import|export)\s+(?:type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*'([^']+)'|import\('([^']+)'\)/g

interface Source {
  /** Names imported from the SDK, without types. */
  names: string[]
  /** Project files from which values are imported. */
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

/** The operationId behind a name of the SDK: `useGetBalances`, `getGetBalancesQueryKey`, `getBalances`. */
const operationOf = (name: string, ids: ReadonlyMap<string, string>): string | undefined => {
  const plain = name
    .replace(/^(use|prefetch|invalidate|set)(?=[A-Z])/, '')
    .replace(/^get(?=[A-Z]\w*(QueryKey|QueryOptions|MutationOptions|InfiniteQueryOptions|InfiniteQueryKey|Url)$)/, '')
    .replace(/(Infinite)?(Query|Mutation)?(Options|Key)$|Url$|Infinite$/, '')
  return ids.get(name.toLowerCase()) ?? ids.get(plain.toLowerCase())
}

/** The file of a page. */
export const pageFile = (path: RoutePath): string => `app/src/pages/${routeMeta(path).module}.tsx`

interface Reached {
  names: Set<string>
  screens: Set<string>
  /** Application files on the import path. */
  files: Set<string>
}

/** Everything reachable by imports from a file of the application, up to the screens. */
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
    // Application-wide files are not followed: what they request does not belong to a single page.
    if (!/^app\/src\/(pages|layouts|api\/use-|money)/.test(file)) continue
    files.add(file)
    const source = sources(file)
    for (const name of source.names) names.add(name)
    queue.push(...source.files)
  }
  return { names, screens, files }
}

/** What pages request through the runtime (`(await loadRuntime()).signIn(…)`), by the names of the SDK. */
function runtimeCalls(text: string, names: readonly string[]): { askedIn: (source: string) => string[]; isForPages: (name: string) => boolean } {
  const [before = '', offered = ''] = text.split(/^ {2}return \{$/m)
  const word = (name: string): RegExp => new RegExp(`\\b${name}\\b`)
  const members = offered
    .split(/^ {4}(?=(?:async )?\w+[(:])/m)
    .map((part) => ({ member: /^(?:async )?(\w+)/.exec(part)?.[1] ?? '', calls: names.filter((name) => word(name).test(part)) }))
    .filter(({ calls }) => calls.length > 0)
  const code = before.slice(before.lastIndexOf("} from '"))
  return {
    askedIn: (source) =>
      /\b(?:loadRuntime|getRuntime)\(\)|\bRuntime\b/.test(source) ? members.filter(({ member }) => word(member).test(source)).flatMap(({ calls }) => calls) : [],
    // What the runtime also requests by itself belongs to every page.
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

/** The screen files that each page of the site map renders, for Storybook's index. */
export function screensOfPages(): Map<string, string[]> {
  const sources = cachedSources()
  return new Map(
    templates.map((template) => [template, [...reach(pageFile(template), sources).screens].sort()]),
  )
}

/** Maps operation → SDK function → page → screen → stories from the current code. With an older contract also for operations that were removed. */
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

  const runtime = runtimeCalls(read('app/src/auth/runtime.ts'), sources('app/src/auth/runtime.ts').names)
  const byPages = new Set<string>()
  for (const template of templates) {
    const { names, screens, files } = reach(pageFile(template), sources)
    for (const name of names) note(name, template, screens)
    for (const name of [...files].flatMap((one) => runtime.askedIn(read(one)))) {
      byPages.add(name)
      note(name, template, screens)
    }
  }
  for (const { module } of Object.values(layouts)) {
    const { names, files } = reach(`app/src/layouts/${module}.tsx`, sources)
    for (const name of [...names, ...[...files].flatMap((one) => runtime.askedIn(read(one)))]) note(name, '*', [])
  }
  for (const name of sources('app/src/auth/runtime.ts').names) if (!byPages.has(name) || !runtime.isForPages(name)) note(name, '*', [])
  for (const file of ['app/src/auth/session.ts', ...walk('app/src', /\.machine\.ts$/)]) for (const name of sources(file).names) note(name, '*', [])
  // The transport requests it by itself, before the first write of any page.
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

/** Code that runs in the user's browser; server and build code also contains paths that are not API addresses. */
const shipped = (): string[] =>
  ['app', 'design-system', 'sdk/http']
    .flatMap((folder) => walk(folder, /\.tsx?$/))
    .filter((file) => !/^app\/(deploy|server|build)\//.test(file))

/** API addresses that appear in the application's code but not in the contract. */
export function undocumentedAddresses(contract: Contract, files = shipped(), text = read): string[] {
  const known = Object.keys(contract.paths).map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`))
  return files.flatMap((file) =>
    [...text(file).matchAll(literal)]
      .map(([, address = '']) => address.replaceAll(/\$\{[^}]*\}/g, 'x'))
      .filter((address) => !known.some((path) => path.test(address)))
      .map((address) => `${address} in ${file}`),
  )
}
