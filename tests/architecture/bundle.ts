import type { PageRecord } from '#app/build/prerender/rendered.ts'

type PageCost = Pick<PageRecord, 'path' | 'kind' | 'files'>
type Sizes = Readonly<Record<string, number>>

/**
 * Compressed bytes of entry JavaScript by kind of page. `landing` is the public page with the most first visits. `shell` pages load what public
 * pages load. `inner` is any cabinet page but the first, opened cold; when navigated to, it fetches only its own chunks.
 */
const limits: Record<PageCost['kind'] | 'landing' | 'inner', number> = {
  landing: 175_000,
  public: 222_000,
  shell: 140_000,
  cabinet: 300_000,
  inner: 385_000,
}

export const plainName = (file: string): string => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const limitOf = ({ path, kind }: PageCost): keyof typeof limits => {
  if (/^\/\w\w$/.test(path)) return 'landing'
  return kind === 'cabinet' && !/^\/\w\w\/cabinet$/.test(path) ? 'inner' : kind
}

/** One message for each page over budget. */
export const overBudget = (pages: readonly PageCost[], sizes: Sizes): string[] =>
  pages.flatMap((page) => {
    const [weight, limit] = [page.files.reduce((total, file) => total + (sizes[file] ?? 0), 0), limits[limitOf(page)]]
    return weight > limit ? [`${page.path} loads ${kilo(weight)} before it can be used, ${kilo(limit)} are allowed`] : []
  })

/** A module that must not ship. */
export const isForeign = (module: string): boolean =>
  /^(mocks|stories|tests|openapi|app\/src\/dev)\/|node_modules\/(msw|@mswjs|@faker-js|hono|@hono|@storybook|storybook|vitest|playwright)\//.test(
    module,
  )

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
