import type { PageRecord } from '#app/build/prerender/rendered.ts'

/** A script of the build and its sources, relative to the project. */
export interface Chunk {
  file: string
  modules: string[]
}

type PageCost = Pick<PageRecord, 'path' | 'kind' | 'files'>

export interface Budget {
  /**
   * Compressed bytes of entry JavaScript by kind of page. `landing` is the public page with the most first visits. `shell` pages load what public
   * pages load. `inner` is any cabinet page but the first, opened cold; when navigated to, it fetches only its own chunks.
   */
  limits: Record<PageCost['kind'] | 'landing' | 'inner', number>
  /** Bytes of each chunk, by name without hash, when `npm run budget` last wrote this file. */
  chunks: Record<string, number>
}

const plainName = (file: string): string => file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const sum = (files: readonly string[], sizes: Readonly<Record<string, number>>): number =>
  files.reduce((total, file) => total + (sizes[file] ?? 0), 0)

const limitOf = ({ path, kind }: PageCost): keyof Budget['limits'] => {
  if (/^\/\w\w$/.test(path)) return 'landing'
  return kind === 'cabinet' && !/^\/\w\w\/cabinet$/.test(path) ? 'inner' : kind
}

/** One message for each page over budget. */
export const overBudget = (costs: readonly PageCost[], sizes: Readonly<Record<string, number>>, { limits }: Budget): string[] =>
  costs
    .map((page) => ({ path: page.path, weight: sum(page.files, sizes), limit: limits[limitOf(page)] }))
    .filter(({ weight, limit }) => weight > limit)
    .map(({ path, weight, limit }) => `${path} loads ${kilo(weight)} before it can be used, ${kilo(limit)} are allowed`)

/** Chunks by growth since the budget file was written. */
export function sizeTable(sizes: Readonly<Record<string, number>>, { chunks }: Budget): string {
  const now = new Map<string, number>()
  for (const [file, size] of Object.entries(sizes)) now.set(plainName(file), (now.get(plainName(file)) ?? 0) + size)
  const rows = [...now].map(([name, size]) => ({ name, size, grown: size - (chunks[name] ?? 0) })).sort((a, b) => b.grown - a.grown)
  return [
    'chunk: now, change',
    ...rows.map(({ name, size, grown }) => `${name}: ${kilo(size)}, ${grown >= 0 ? '+' : ''}${kilo(grown)}`),
  ].join('\n')
}

const foreign =
  /^(mocks|stories|tests|openapi|app\/src\/dev)\/|node_modules\/(msw|@mswjs|@faker-js|hono|@hono|@storybook|storybook|vitest|playwright)\//

/** Modules of a chunk that must not ship. */
export const foreignModules = ({ file, modules }: Chunk): string[] =>
  modules.filter((module) => foreign.test(module)).map((module) => `${file}: ${module}`)

const words = [
  /sourceMappingURL=/,
  /mockServiceWorker/,
  /\bmsw\b/,
  /createSimulator|serveSimulator/,
  /\bfaker\b/,
  // MUI's icons have a data-testid in development only: production builds leave it without a value. MUI's focus trap marks its two sentinels with one
  // in production too.
  /data-testid(?!["`']:(?:void 0|["`']sentinel))/,
  /Matu-2026!|@matu\.test/,
  /x-matu-fault/i,
  /does not fit the contract/,
]

export const forbiddenText = (text: string): string[] => words.flatMap((word) => text.match(word)?.[0] ?? [])
