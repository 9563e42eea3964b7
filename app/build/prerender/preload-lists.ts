import { CONFIG_ELEMENT } from '../../src/lib/config.ts'
import { TOKEN_KEY } from '../../src/auth/token.ts'
import { holdSettings } from '../../src/api/settings.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { PageQueries } from '../../src/api/prefetch.ts'
import type { PageModule } from '../../src/routes.tsx'
import { RETURN_TO_PARAM } from '../../src/site/return-to.ts'
import type { PreloadList } from './inline/preload-data.ts'

const settingsQuery = new URLSearchParams(holdSettings['keys[]'].map((key) => ['keys[]', key]))

/** The URL of a query exactly as the SDK builds it, because the SDK looks up responses by URL. */
function addressOf(key: QueryKey): string {
  const parts = key.filter((part) => typeof part === 'string' && part !== 'infinite')
  const params = key.find((part) => typeof part === 'object' && part !== null) ?? {}
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()
  return `/${parts.join('/')}${query && `?${query}`}`
}

/** The URLs that a page's queries fetch. */
function addressesOf(queries: PageQueries): string[] {
  const addresses: string[] = []
  const note = ({ queryKey }: { queryKey: QueryKey }): Promise<void> => {
    addresses.push(addressOf(queryKey))
    return Promise.resolve()
  }
  queries({ prefetchQuery: note, prefetchInfiniteQuery: note }, { flags: { insurance: true } })
  return addresses
}

type Pages = ReadonlyArray<readonly [path: string, module: Pick<PageModule, 'queries'>]>

/** The URLs that the pages request first, from the `queries` of their modules. */
export const addressesByPath = (pages: Pages): PreloadList['byPath'] =>
  Object.fromEntries(pages.flatMap(([path, { queries }]) => (queries ? [[path, addressesOf(queries)]] : [])))

/** What the cabinet's pages request first. */
export const cabinetList = (byPath: PreloadList['byPath']): PreloadList => ({
  token: TOKEN_KEY,
  returnToParam: RETURN_TO_PARAM,
  config: CONFIG_ELEMENT,
  always: ['/api/users/me', '/api/verification/status', '/api/prefences', `/api/users/settings?${settingsQuery.toString()}`],
  byPath,
})

/** What the landing page requests first. */
export const landingList: PreloadList = {
  token: null,
  returnToParam: RETURN_TO_PARAM,
  config: CONFIG_ELEMENT,
  always: ['/landing/uta-deals', '/landing/uta-deals-file-link'],
  byPath: {},
}
