import { languageTag } from '#design-system/i18n/tags.ts'
import { amountFormat } from '#design-system/lib/format.ts'
import { displayDecimals } from '#design-system/lib/decimals.ts'
import { createCabinetTheme } from '#design-system/theme/theme.ts'
import { CONFIG_ELEMENT } from '../../src/config.ts'
import { TOKEN_KEY, UI_COOKIE } from '../../src/constants.ts'
import { holdSettings } from '../../src/api/settings.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { PageQueries } from '../../src/api/prefetch.ts'
import type { RoutePath } from '../../src/paths.ts'
import type { PageModule } from '../../src/site-map/definitions.ts'
import { RETURN_TO_PARAM } from '../../src/auth/return-to.ts'
import type { PreloadManifest } from './inline/preload-data.ts'

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

/** The queries of the pages, by path. */
export type PageAddresses = Pick<PreloadManifest, 'byPath' | 'wide'>

type Pages = ReadonlyArray<readonly [path: string, module: Pick<PageModule, 'queries' | 'wideQueries'>]>

const byPathOf = (pages: Pages, name: 'queries' | 'wideQueries') =>
  Object.fromEntries(pages.flatMap(([path, { [name]: queries }]) => (queries ? [[path, addressesOf(queries)]] : [])))

/** The URLs that the pages request first, from the `queries` and `wideQueries` of their modules. */
export const addressesByPath = (pages: Pages): PageAddresses => ({
  byPath: byPathOf(pages, 'queries'),
  // `matchMedia` takes the query without its at-rule.
  wide: { media: createCabinetTheme().breakpoints.up('md').replace('@media ', ''), byPath: byPathOf(pages, 'wideQueries') },
})

/** What the cabinet's pages request first. */
export const preloadManifest = (pages: PageAddresses): PreloadManifest => ({
  token: TOKEN_KEY,
  returnToParam: RETURN_TO_PARAM,
  config: CONFIG_ELEMENT,
  first: ['/api/users/me', '/api/verification/status'],
  always: ['/api/prefences', `/api/users/settings?${settingsQuery.toString()}`],
  ...pages,
  amount: {
    url: '/api/balances',
    field: 'total_worth_usd',
    plus: { url: '/api/uta/balances', field: 'balance', token: 'token_name', rows: 'data', price: 'price_usd' },
    tags: languageTag,
    format: amountFormat({ min: displayDecimals('USD'), max: displayDecimals('USD') }),
    choices: UI_COOKIE,
  },
})

/** The server data of public pages, by path. */
export const publicList: Partial<Record<RoutePath, readonly string[]>> = { '/': ['/landing/uta-deals', '/landing/uta-deals-file-link'] }
