import { SimulatedClock } from 'xstate'
import * as z from 'zod/mini'
import type { SignIn, User, VerificationStatus } from '#sdk'
import { createQueryClient } from '#app/src/api/client.ts'
import { createQueryClientStore } from '#app/src/api/query-client-store.ts'
import { clearPersisted, persist } from '#app/src/api/persist.ts'
import { digest } from '#app/src/lib/digest.ts'
import { createSession } from '#app/src/auth/session.ts'
import type { Session } from '#app/src/auth/session.ts'
import { anonymousView } from '#app/src/auth/store.ts'
import { createStore } from '#app/src/lib/store.ts'
import type { SessionView } from '#app/src/auth/store.ts'
import type { SessionMessage } from '#app/src/auth/tabs.ts'
import { createTokenStore } from '#app/src/auth/token.ts'
import { createSafeStorage } from '#app/src/lib/safe-storage.ts'
import { createUiStore } from '#app/src/lib/preferences.ts'
import { fakeJar, fakeStorage } from '../../unit/app/fakes.ts'

const PREFERENCES = ['api', 'prefences']

/** A browser with one storage for all its tabs, and a server whose responses the test releases. */
export function createBrowser() {
  const storage = fakeStorage()
  const jar = fakeJar()
  const tabs = new Set<{ hear: (news: SessionMessage | { type: 'look' }) => void; asleep: boolean }>()

  function openTab() {
    const clock = new SimulatedClock()
    const keep = createSafeStorage(() => storage)
    const token = createTokenStore(keep)
    const ui = createUiStore(jar, true)
    const view = createStore<SessionView>({ ...anonymousView, state: token.get() ? 'checking' : 'anonymous' })
    const moves: string[] = []
    const left: string[] = []
    let idle = (): void => {}
    const asked: { as: string | null; what: string; answer: (value?: unknown) => void; refuse: (error: unknown) => void }[] = []
    const me: { hear: (news: SessionMessage | { type: 'look' }) => void; asleep: boolean } = { hear: () => {}, asleep: false }
    let session: Session | undefined
    let send: (signal: AbortSignal) => Promise<SignIn>

    const ask = <T>(what: string) =>
      new Promise<T>((resolve, reject) =>
        asked.push({ as: session ? session.token() : token.get(), what, answer: resolve as never, refuse: reject }),
      )
    const owner = () => {
      const own = session ? session.token() : token.get()
      return token.get() === own ? { user: own ? digest(own) : 'anonymous', locale: 'en', version: '1' } : null
    }
    const clients = createQueryClientStore(createQueryClient, (client) =>
      persist(client, {
        keep,
        allowed: [{ key: PREFERENCES, schema: z.unknown() }],
        owner,
      }),
    )
    clients.begin()
    tabs.add(me)
    session = createSession({
      view,
      storage: keep,
      token,
      clock,
      tabs: {
        post: (news) => tabs.forEach((tab) => tab !== me && !tab.asleep && tab.hear(news)),
        listen: (hear) => {
          me.hear = hear
          return () => tabs.delete(me)
        },
      },
      client: clients.get,
      renewClient: clients.renew,
      clearPersisted: () => clearPersisted(keep),
      left: (ending) => void left.push(ending),
      inactivity(onOver) {
        idle = onOver
        return () => {}
      },
      forgetStores: ui.forgetPerson,
      go: async (to) => void moves.push(to),
      calls: {
        signIn: (_, signal) => send(signal),
        answerCode: (_, signal) => send(signal),
        loadUser: (client) => client.fetchQuery({ queryKey: ['api', 'users', 'me'], queryFn: () => ask<User>('me'), retry: false }),
        reloadUser: async (client) => {
          await client.cancelQueries({ queryKey: ['api', 'users', 'me'] })
          return client.fetchQuery({ queryKey: ['api', 'users', 'me'], queryFn: () => ask<User>('me'), retry: false, staleTime: 0 })
        },
        loadStatus: (client) => client.fetchQuery({ queryKey: ['api', 'verification', 'status'], queryFn: () => ask<VerificationStatus>('status'), retry: false }), // prettier-ignore
        loadRest: (client) => void client.prefetchQuery({ queryKey: PREFERENCES, queryFn: () => ask('preferences'), retry: false }),
        signOut: () => ask('logout'),
      },
    })
    const running = session
    running.start()
    const take = (what: string) => {
      const at = asked.findIndex((one) => one.what === what)
      if (at < 0) throw new Error(`${what} was not asked for`)
      return asked.splice(at, 1)[0]!
    }
    return {
      session: running,
      view,
      clock,
      clients,
      moves,
      left,
      idle: () => idle(),
      asked,
      take,
      ui,
      token,
      storage,
      jar,
      ask,
      /** A message from another tab. */
      hear: (news: SessionMessage) => me.hear(news),
      sleep: () => (me.asleep = true),
      wake() {
        me.asleep = false
        me.hear({ type: 'look' })
      },
      close: () => running.stop(),
      /** One attempt with a password, or at the second step, and the server's answer to it. */
      async enter(answer: typeof send) {
        send = answer
        await running.signIn({ by: 'password', values: { email: 'trader@matu.test', password: 'x' } })
      },
      async answer(answer: typeof send) {
        send = answer
        await running.answerCode({ code: '246810' })
      },
      signIn: async (auth_token: string) => {
        send = async () => ({ auth_token }) as SignIn
        await running.signIn({ by: 'registration', values: {} as never })
      },
    }
  }
  return { openTab, storage, jar }
}
export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>

/** Every string of this user is a canary. */
export const userA = { id: 'a', firstname: 'CANARY-1', lastname: 'CANARY-2', email: 'CANARY-3@matu.test', telegram_username: 'CANARY-4' }
export const userB = { id: 'b', firstname: 'Bea', lastname: 'Beta', email: 'b@matu.test', telegram_username: null }

/** User A signs in, and leaves a canary in every place that can hold one. */
export async function beA(tab: Tab) {
  await tab.signIn('CANARY-token-A')
  tab.take('me').answer(userA)
  tab.take('status').answer({ telegram: 'verified', '2fa': 'disabled' })
  tab.take('preferences').answer({ matu_price: 'CANARY-5' })
  await settled()
  tab.clients.get().setQueryData(['api', 'balances'], { total: 'CANARY-6' })
  tab.ui.change({ hints: ['CANARY-7'], hidden: true })
}
/** Pending callbacks have run. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Everything that outlives a page or is still visible in it. */
export const traces = (tab: Tab): string =>
  JSON.stringify([
    ...Array.from({ length: tab.storage.length }, (_, index) => [
      tab.storage.key(index),
      tab.storage.getItem(tab.storage.key(index) ?? ''),
    ]),
    tab.jar.cookie,
    tab.view.get(),
    tab.clients
      .get()
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    tab.clients
      .get()
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables),
    tab.session.token(),
  ])
/** Everything that outlives the page. */
export const stored = (tab: Tab): string =>
  JSON.stringify(Array.from({ length: tab.storage.length }, (_, index) => tab.storage.getItem(tab.storage.key(index) ?? '')))
