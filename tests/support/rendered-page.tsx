import { CacheProvider } from '@emotion/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { createStyleCache } from '#app/build/prerender/style-cache.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { PICTURED } from '../unit/mocks/client.ts'

// Pages of the cabinet with their queries, drawn to HTML in Node: what a browser test would show of their data, in a fraction of its time.

const files = import.meta.glob<{ default: ComponentType }>('/app/src/pages/**/*Page.tsx')

/** Pages without a response, and parts of others. */
const WITHOUT = /\/(auth|errors|help|invitation|landing)\/|\/(ActivityInfo|TwoFactorHelp|PublicProgramme|PublicTerms)Page/
/** Pages that show data. */
export const withData = Object.keys(files).filter((file) => !WITHOUT.test(file))

/** Paths of pages that have parameters. */
const addresses: [RegExp, string, string][] = [
  [/LeaderPoolPage/, '/:number', '/3'],
  [/PartnerPage/, '/:partnerId', '/p-1'],
  [/TokenPage/, '/:symbol', '/USDT'],
  [/TrustedWalletPage/, '/:walletId', '/tw-1'],
]

/** The activity page takes its period from its route; the page of a week lists people. */
const idOf = (file: string): string => (/ActivityPage/.test(file) ? '/cabinet/referral/actives/week' : 'page')

// Shared by all renders: only the text matters here, and a new cache would create every style again.
const styles = createStyleCache()

/** Returns a function that draws the page as its queries are now. `search`: the query of its URL. */
export const pageOf = async (file: string, queries: QueryClient, search = ''): Promise<() => string> => {
  const { default: Page } = await files[file]!()
  const [, route = '', address = ''] = addresses.find(([pattern]) => pattern.test(file)) ?? []
  return () =>
    renderToString(
      <CacheProvider value={styles}>
        <DesignSystemProvider locale="en" timeZone="UTC" now={() => Date.parse(PICTURED)}>
          <QueryClientProvider client={queries}>
            <Suspense>
              <RouterProvider
                router={createMemoryRouter([{ id: idOf(file), path: `/en/cabinet${route}`, element: <Page /> }], {
                  initialEntries: [`/en/cabinet${address}${search}`],
                })}
              />
            </Suspense>
          </QueryClientProvider>
        </DesignSystemProvider>
      </CacheProvider>,
    )
}

/** Renders until no more requests are made; returns which queries requested which path. */
export const settle = async (queries: QueryClient, draw: () => string, answers: Map<string, unknown>): Promise<Map<string, Query[]>> => {
  const askedBy = new Map<string, Query[]>()
  for (let turn = 0; turn < 4; turn += 1) {
    draw()
    await vi.dynamicImportSettled()
    // Queries that run only on a click have a gap in their key.
    const all = queries.getQueryCache().getAll()
    const waiting = all.filter(({ state, queryKey }) => state.status === 'pending' && !queryKey.includes(''))
    if (waiting.length === 0) break
    for (const query of waiting) {
      const before = new Set(answers.keys())
      await query.fetch().catch(() => undefined)
      for (const address of answers.keys()) if (!before.has(address)) askedBy.set(address, [...(askedBy.get(address) ?? []), query])
    }
  }
  return askedBy
}
