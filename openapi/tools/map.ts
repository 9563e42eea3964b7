import { layouts } from '#app/src/site/layouts.ts'
import type { RoutePath } from '#app/src/site/paths.ts'
import { routeMeta, templates } from '#app/src/site/paths.ts'
import type { Contract } from './contract.ts'
import { rowsOf } from './contract.ts'
import type { Sources } from './imports.ts'
import { importsIn, importsOf, readSources } from './imports.ts'

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

/** The names that a file imports from the SDK, without types. */
const sdkNames = (file: string, sources: Sources): string[] =>
  importsIn(file, sources.get(file) ?? '').flatMap(({ to, names }) => (to === 'sdk/index.ts' ? names : []))

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
function reach(start: string, sources: Sources): Reached {
  const reached: Reached = { names: new Set(), screens: new Set(), files: new Set() }
  const seen = new Set<string>()
  const queue = [start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (/^design-system\/screens\/.*Screen\.tsx$/.test(file)) reached.screens.add(file)
    // Application-wide files are not followed: what they request does not belong to a single page.
    if (!/^app\/src\/(pages|layouts|api\/use-|money)/.test(file)) continue
    reached.files.add(file)
    for (const name of sdkNames(file, sources)) reached.names.add(name)
    queue.push(...importsOf(file, sources, ['value', 'lazy']))
  }
  return reached
}

/** What pages request through the runtime, by the names of the SDK. They import it lazily: `(await import('…/auth/runtime.ts')).session.signIn(…)`. */
function runtimeCalls(text: string, names: readonly string[]): { askedIn: (source: string) => string[]; isForPages: (name: string) => boolean } {
  const word = (name: string): RegExp => new RegExp(`\\b${name}\\b`)
  const handedOn = names.filter((name) => word(name).test(/^export \{(.+)\} from '#sdk'$/m.exec(text)?.[1] ?? '')).map((name) => ({ asks: word(name), calls: [name] }))
  const queries = [...text.matchAll(/^export const (?<name>\w+) = watch\(.+$/gm)].map(({ 0: line, groups: { name = '' } = {} }) => ({
    asks: word(name),
    calls: names.filter((call) => word(call).test(line)),
  }))
  // The auth actor sends what a page signs in with: `signIn({ by: 'google', … })` and `answerCode(…)`.
  const attempts = [...text.matchAll(/case '(?<by>\w+)':\s+return (?<call>\w+)\(|\banswerCode: \(.+?\) => (?<code>\w+)\(/g)].map(
    ({ groups: { by, call, code } = {} }) => ({ asks: by ? new RegExp(`by: '${by}'`) : word('answerCode'), calls: [call ?? code ?? ''] }),
  )
  const forPages = [...handedOn, ...queries, ...attempts]
  return {
    askedIn: (source) => (source.includes("auth/runtime.ts'") ? forPages.filter(({ asks }) => asks.test(source)).flatMap(({ calls }) => calls) : []),
    // What the runtime requests by itself belongs to every page.
    isForPages: (name) => forPages.some(({ calls }) => calls.includes(name)),
  }
}

/** The application and what it shows. */
const readCode = (): Sources => readSources('app/src', 'design-system/screens')

/** The screen files that each page of the site map renders, for Storybook's index. */
export function screensOfPages(): Map<string, string[]> {
  const sources = readCode()
  return new Map(templates.map((template) => [template, [...reach(pageFile(template), sources).screens].sort()]))
}

/** Maps operation → SDK function → page → screen → stories from the current code. With an older contract also for operations that were removed. */
export function mapContract(contract: Contract, older?: Contract): Use[] {
  const now = rowsOf(contract)
  const gone = older ? rowsOf(older).filter(({ operation }) => !now.some((row) => row.operation.operationId === operation.operationId)) : []
  const rows = [...now, ...gone]
  const ids = new Map(rows.map(({ operation }) => [operation.operationId.toLowerCase(), operation.operationId]))
  const sources = readCode()
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

  const runtimeFile = 'app/src/auth/runtime.ts'
  const runtimeNames = sdkNames(runtimeFile, sources)
  const runtime = runtimeCalls(sources.get(runtimeFile) ?? '', runtimeNames)
  const askedIn = (files: Iterable<string>): string[] => [...files].flatMap((one) => runtime.askedIn(sources.get(one) ?? ''))
  const byPages = new Set<string>()
  for (const template of templates) {
    const { names, screens, files } = reach(pageFile(template), sources)
    for (const name of names) note(name, template, screens)
    for (const name of askedIn(files)) {
      byPages.add(name)
      note(name, template, screens)
    }
  }
  for (const { module } of Object.values(layouts)) {
    const { names, files } = reach(`app/src/layouts/${module}.tsx`, sources)
    for (const name of [...names, ...askedIn(files)]) note(name, '*', [])
  }
  for (const name of runtimeNames) if (!byPages.has(name) || !runtime.isForPages(name)) note(name, '*', [])
  for (const file of sources.keys()) if (/auth\/session\.ts$|\.machine\.ts$/.test(file)) for (const name of sdkNames(file, sources)) note(name, '*', [])
  // The transport requests it by itself, before the first write of any page.
  for (const { path, operation } of rows) if (path === '/sanctum/csrf-cookie') note(operation.operationId, '*', [])

  const stories = [...readSources('stories')].filter(([file]) => file.endsWith('.stories.tsx'))
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
      stories: stories.filter(([, text]) => screens.some((screen) => text.includes(`#${screen}`))).map(([file]) => file),
    }
  })
}

const literal = /['"`](\/(?:api|landing|sanctum|user)\/[^'"`\s?#]*)/g

/** Code that runs in the user's browser; server and build code also contains paths that are not API addresses. */
const shipped = (): Sources => readSources('app/src', 'design-system', 'sdk/http')

/** API addresses that appear in the application's code but not in the contract. */
export function undocumentedAddresses(contract: Contract, sources = shipped()): string[] {
  const known = Object.keys(contract.paths).map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`))
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(literal)]
      .map(([, address = '']) => address.replaceAll(/\$\{[^}]*\}/g, 'x'))
      .filter((address) => !known.some((path) => path.test(address)))
      .map((address) => `${address} in ${file}`),
  )
}
