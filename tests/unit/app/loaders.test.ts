import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { textsOf } from '#design-system/i18n/catalogue.ts'
import { addressesByPath } from '#app/build/prerender/preload-lists.ts'
import { createStore } from '#app/src/lib/store.ts'
import type { SessionView } from '#app/src/auth/store.ts'
import { createServerEnvironment, setEnvironment } from '#app/src/auth/environment.ts'
import { templates } from '#app/src/site/paths.ts'
import { guardResultOf } from '#app/src/auth/guard-result.ts'
import { guardLoader, loadPage, routes } from '#app/src/routes.tsx'

const origin = 'https://cabinet.example'

function beSomebody(session: Partial<SessionView>): void {
  const blank = createServerEnvironment()
  setEnvironment({ ...blank, view: createStore({ ...blank.view.get(), ...session }) })
}

/** What the root loader returns for a path and a session. */
async function answer(path: string, session: Partial<SessionView>): Promise<unknown> {
  beSomebody(session)
  const args = { request: new Request(origin + path), params: {}, context: {} } as unknown as Parameters<typeof guardLoader>[0]
  return guardLoader(args).catch((thrown: unknown) => thrown)
}

afterEach(() => setEnvironment(createServerEnvironment()))

describe('the root loader', () => {
  it('lets a page render, and returns the guard’s result', async () => {
    expect(await answer('/de/cabinet', { state: 'signedIn', verification: 'verified' })).toEqual({ kind: 'stay', held: [] })
    expect(await answer('/de/cabinet/profile/trusted-wallets', { state: 'signedIn', verification: 'verified' })).toEqual({
      kind: 'stay',
      held: ['twoFactor'],
    })
  })

  it('redirects with the requested page', async () => {
    const sent = (await answer('/ru/cabinet/trade/transactions?type=bonus', { state: 'anonymous' })) as Response
    expect(sent.headers.get('Location')).toBe(`/ru/login?next=${encodeURIComponent('/ru/cabinet/trade/transactions?type=bonus')}`)
  })

  it('reports an unknown page', async () => {
    expect(await answer('/en/cabinet/referral/leader-pool/7', { state: 'signedIn' })).toMatchObject({ init: { status: 404 } })
  })

  it('does not ask the guard while the session itself redirects', async () => {
    expect(await answer('/en/cabinet', { state: 'anonymous', moving: true })).toEqual({ kind: 'stay', held: [] })
  })

  it('asks the guard once for all loaders of a navigation', () => {
    const request = new Request(`${origin}/en/help`)
    expect(guardResultOf(request)).toBe(guardResultOf(request))
  })
})

/** The route table in a memory router, at a path. */
async function openedAt(path: string): Promise<ReturnType<typeof createMemoryRouter>> {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    router.subscribe(({ initialized }) => initialized && resolve())
  })
  return router
}
const shown = ({ state }: Awaited<ReturnType<typeof openedAt>>): string => state.location.pathname + state.location.search

describe('the route table in a router', () => {
  it('opens a page with the catalogue of its language, and switches it', async () => {
    beSomebody({ state: 'anonymous' })
    const router = await openedAt('/de/help')
    expect(shown(router)).toBe('/de/help')
    expect(textsOf('de', 'help')).toBeDefined()
    await router.navigate('/es/help')
    expect(shown(router)).toBe('/es/help')
    expect(textsOf('es', 'help')).toBeDefined()
    expect(router.state.errors).toBeNull()
  })

  it('redirects to the guard’s page, and shows the 404 for an unknown path', async () => {
    beSomebody({ state: 'anonymous' })
    const router = await openedAt('/en/help')
    await router.navigate('/en/cabinet/actives?type=deposit')
    expect(shown(router)).toBe(`/en/login?next=${encodeURIComponent('/en/cabinet/actives?type=deposit')}`)
    await router.navigate('/en/nowhere')
    expect(router.state.errors).toMatchObject({ root: { status: 404 } })
    await router.navigate('/login')
    expect(shown(router)).toBe('/en/login')
    expect(router.state.errors).toBeNull()
  })

  it('runs the guard again when the session has changed', async () => {
    beSomebody({ state: 'signedIn', verification: 'verified' })
    const router = await openedAt('/en/cabinet/help')
    beSomebody({ state: 'anonymous', maintenance: true })
    await router.revalidate()
    expect(shown(router)).toBe(`/en/login?next=${encodeURIComponent('/en/cabinet/help')}`)
  })

  it('applies filters immediately: the second of two changes in one task includes the first', async () => {
    beSomebody({ state: 'signedIn', verification: 'verified' })
    const router = await openedAt('/en/cabinet/actives')
    void router.navigate('?type=withdrawal')
    expect(shown(router)).toBe('/en/cabinet/actives?type=withdrawal')
    void router.navigate('?type=withdrawal&token=MATU')
    expect(shown(router)).toBe('/en/cabinet/actives?type=withdrawal&token=MATU')
  })
})

describe('the queries of the pages', () => {
  it('are preloaded by the documents under their paths', async () => {
    const asked = await Promise.all(templates.map(async (template) => [template, await loadPage(template)] as const))
    const byPath = addressesByPath(asked)
    expect(byPath).toEqual({
      '/cabinet': ['/api/balances', '/api/uta/subscribe', '/api/uta/balances', '/api/transactions?per_page=6', '/api/promo-banner/active'],
      '/cabinet/actives/token/:symbol': ['/api/balances'],
      '/cabinet/referral': ['/api/referral/v2/statistic', '/api/pools/qualification'],
      '/cabinet/referral/structure': ['/api/referral/v2/partners?per_page=1000', '/api/referral/v2/statistic'],
      '/cabinet/referral/structure/:partnerId': ['/api/referral/v2/partners?per_page=1000'],
      '/cabinet/trade/transactions': ['/api/transactions'],
      '/cabinet/trade/uta/transactions': ['/api/transactions?service=uta'],
      '/cabinet/trade/uta/deals': ['/api/uta/deals?per_page=60', '/api/statistics-uta'],
      '/cabinet/trade/uta/statistics': ['/api/statistics-uta'],
      '/cabinet/trade/uta/calculator': ['/api/statistics-uta'],
    })
  })
})
