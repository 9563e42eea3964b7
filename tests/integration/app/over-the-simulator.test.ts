import { describe, expect, it, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  answerTwoFactorChallenge,
  connect,
  getGetCurrentUserQueryOptions,
  getGetPreferencesQueryOptions,
  getGetVerificationStatusQueryOptions,
  listBalances,
  login,
  logout,
} from '#sdk'
import type { LoginRequest } from '#sdk'
import { createSimulator } from '#mocks/simulator.ts'
import { simulatorHandlers } from '#mocks/transports/handlers.ts'
import { createQueryClient } from '#app/src/api/client.ts'
import { createQueryClientStore } from '#app/src/api/query-client-store.ts'
import { createSession } from '#app/src/auth/session.ts'
import type { Session } from '#app/src/auth/session.ts'
import { anonymousView } from '#app/src/auth/store.ts'
import { createStore } from '#app/src/lib/store.ts'
import type { SessionView } from '#app/src/auth/store.ts'
import { createTokenStore } from '#app/src/auth/token.ts'
import { createSafeStorage } from '#app/src/lib/safe-storage.ts'
import { mockServer } from '../../support/mock-server.ts'
import { fakeStorage } from '../../unit/app/fakes.ts'

const server = mockServer()

/** The session and the SDK with the simulator and a browser's cookie jar. */
function visit() {
  const simulator = createSimulator()
  const jar = new Map<string, string>()
  const storage = fakeStorage()
  const keep = createSafeStorage(() => storage)
  const token = createTokenStore(keep)
  const view = createStore<SessionView>(anonymousView)
  const clients = createQueryClientStore(createQueryClient)
  const moves: string[] = []
  const clock = new SimulatedClock()
  let session: Session | undefined
  connect({
    baseUrl: 'http://localhost',
    locale: () => 'en',
    token: () => (session ? session.token() : token.get()),
    epoch: () => session?.epoch() ?? 0,
    onUnauthorized: (epoch) => session?.unauthorized(epoch),
    online: () => true,
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  server.use(
    ...simulatorHandlers({
      answers: simulator.answers,
      fetch: (request) =>
        simulator.fetch(request, {
          cookies: Object.fromEntries([...jar].map(([name, value]) => [name, decodeURIComponent(value)])),
          setCookie: (line) => {
            const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
            jar.set(name, value)
          },
        }),
    }),
  )
  session = createSession({
    storage: keep,
    view,
    token,
    clock,
    tabs: { post: () => {}, listen: () => () => {} },
    client: clients.get,
    renewClient: clients.renew,
    clearPersisted: () => {},
    left: () => {},
    forgetStores: () => {},
    go: async (to) => void moves.push(to),
    calls: {
      signIn: ({ values }, signal) => login(values as LoginRequest, { signal }),
      answerCode: (challenge, signal) => answerTwoFactorChallenge(challenge, { signal }),
      loadUser: (client) => client.fetchQuery(getGetCurrentUserQueryOptions()),
      reloadUser: (client) => client.fetchQuery({ ...getGetCurrentUserQueryOptions(), staleTime: 0 }),
      loadStatus: (client) => client.fetchQuery(getGetVerificationStatusQueryOptions()),
      loadRest: (client) => void client.prefetchQuery(getGetPreferencesQueryOptions()),
      signOut: () => logout({ fetchOptions: { cache: 'no-store', keepalive: true } }),
    },
  })
  session.start()
  const asked = (path: string) => simulator.log.filter((entry) => entry.path === path)
  const enter = (name: string, password = 'Matu-2026!') =>
    session.signIn({ by: 'password', values: { email: `${name}@matu.test`, password } })
  return { simulator, storage, view, clients, moves, clock, session, asked, enter }
}
const until = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true))

describe('the session with the simulator', () => {
  it('signs a trader in as verified', async () => {
    const { enter, view, clients, asked } = visit()
    await enter('trader')
    await until(() => view.get().verification === 'verified')
    await until(() => clients.get().getQueryData(['api', 'users', 'me']) !== undefined)
    expect(clients.get().getQueryData(['api', 'users', 'me'])).toMatchObject({ email: 'trader@matu.test' })
    expect(asked('/login')).toHaveLength(1)
    expect(asked('/sanctum/csrf-cookie')).toHaveLength(1)
  })

  it('redirects a new user to verification', async () => {
    const { enter, view } = visit()
    await enter('new')
    await until(() => view.get().verification === 'unverified')
  })

  it('shows a wrong password at its field and does not sign in', async () => {
    const { enter, view } = visit()
    await expect(enter('trader', 'Wrong-2026!')).rejects.toMatchObject({ kind: 'invalid', status: 422 })
    expect(view.get().state).toBe('anonymous')
  })

  it('asks for the second factor if it is enabled', async () => {
    const { enter, session, view } = visit()
    await enter('secure')
    expect(view.get().code).toBe(true)
    await expect(session.answerCode({ code: '111111' })).rejects.toMatchObject({ kind: 'invalid' })
    expect(view.get().code).toBe(true)
    await session.answerCode({ code: '246810' })
    await until(() => view.get().twoFactor)
  })

  it('logs out once, by a signed request, and late responses are dropped', async () => {
    const { enter, session, asked, storage, moves } = visit()
    await enter('trader')
    const late = listBalances()
    late.catch(() => {})
    session.send({ type: 'SIGN_OUT' })
    session.send({ type: 'SIGN_OUT' })
    expect(storage.getItem('access_token')).toBeNull()
    await expect(late).rejects.toMatchObject({ kind: 'aborted' })
    await until(() => asked('/logout').length === 1)
    expect(asked('/logout')[0]).toMatchObject({ has_bearer: true, status: 204 })
    expect(moves).toEqual(['home'])
    await until(() => storage.length === 0)
  })

  it('8 parallel 401: one logout, one navigation', async () => {
    const { enter, view, simulator, moves, clients } = visit()
    await enter('trader')
    await until(() => view.get().verification === 'verified')
    simulator.reset()
    await Promise.allSettled(Array.from({ length: 8 }, () => listBalances()))
    expect(view.get()).toMatchObject({ state: 'anonymous', reason: 'session-ended' })
    expect(moves).toEqual(['login'])
    expect(clients.get().getQueryCache().getAll()).toEqual([])
  })
})
