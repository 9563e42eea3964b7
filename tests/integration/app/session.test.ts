import { afterEach, describe, expect, it, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { ApiError } from '#sdk'
import type { SignIn, User, VerificationStatus } from '#sdk'
import { LOGOUT_CLEARING } from '#app/constants.ts'
import { createQueryClient } from '#app/query/client.ts'
import { createClientHolder } from '#app/query/holder.ts'
import { forgetSaved, persist } from '#app/query/persist.ts'
import { digest } from '#app/query/saved.ts'
import { createSession } from '#app/session.ts'
import type { Session } from '#app/session.ts'
import { anonymousView, createStore } from '#app/session/store.ts'
import type { SessionView } from '#app/session/store.ts'
import type { TabNews } from '#app/session/tabs.ts'
import { createTokenStore } from '#app/session/token.ts'
import { createKeep } from '#app/storage/keep.ts'
import { createUiStore } from '#app/storage/ui.ts'
import { fakeJar, fakeStorage } from '../../unit/app/surroundings.ts'

const PREFERENCES = ['api', 'prefences']

/** A browser with one storage for all of its tabs, and a server that answers when it is told to. */
function createBrowser() {
  const storage = fakeStorage()
  const jar = fakeJar()
  const tabs = new Set<{ hear: (news: TabNews | { type: 'look' }) => void; asleep: boolean }>()

  function openTab() {
    const clock = new SimulatedClock()
    const keep = createKeep(() => storage)
    const token = createTokenStore(keep)
    const ui = createUiStore(jar, true)
    const view = createStore<SessionView>({ ...anonymousView, state: token.get() ? 'checking' : 'anonymous' })
    const moves: string[] = []
    const asked: { as: string | null; what: string; answer: (value?: unknown) => void; refuse: (error: unknown) => void }[] = []
    const me: { hear: (news: TabNews | { type: 'look' }) => void; asleep: boolean } = { hear: () => {}, asleep: false }
    let session: Session | undefined
    let write: (() => void) | null = null

    const ask = <T>(what: string) =>
      new Promise<T>((resolve, reject) =>
        asked.push({ as: session ? session.token() : token.get(), what, answer: resolve as never, refuse: reject }),
      )
    const owner = () => {
      const own = session ? session.token() : token.get()
      return token.get() === own ? { user: own ? digest(own) : 'anonymous', locale: 'en', version: '1' } : null
    }
    const clients = createClientHolder(createQueryClient, (client) =>
      persist(client, {
        keep,
        allowed: [{ key: PREFERENCES, isValid: () => true }],
        owner,
        later: (save) => {
          write = save
          return () => (write = null)
        },
      }),
    )
    clients.begin()
    tabs.add(me)
    session = createSession({
      view,
      token,
      clock,
      tabs: {
        tell: (news) => tabs.forEach((tab) => tab !== me && !tab.asleep && tab.hear(news)),
        listen: (hear) => {
          me.hear = hear
          return () => tabs.delete(me)
        },
      },
      client: clients.get,
      renewClient: clients.renew,
      forgetSaved: () => forgetSaved(keep),
      left: () => {},
      forgetStores: ui.forgetPerson,
      go: async (to) => void moves.push(to),
      calls: {
        loadUser: (client) => client.fetchQuery({ queryKey: ['api', 'users', 'me'], queryFn: () => ask<User>('me'), retry: false }),
        loadStatus: (client) => client.fetchQuery({ queryKey: ['api', 'verification', 'status'], queryFn: () => ask<VerificationStatus>('status'), retry: false }), // prettier-ignore
        loadRest: (client) => void client.prefetchQuery({ queryKey: PREFERENCES, queryFn: () => ask('preferences'), retry: false }),
        signOut: () => ask('logout'),
      },
    })
    const running = session
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
      asked,
      take,
      ui,
      token,
      storage,
      jar,
      ask,
      write: () => write?.(),
      sleep: () => (me.asleep = true),
      wake() {
        me.asleep = false
        me.hear({ type: 'look' })
      },
      close: () => running.stop(),
      signIn: async (auth_token: string) => {
        const entered = running.enter(() => Promise.resolve({ auth_token } as SignIn))
        await entered
      },
    }
  }
  return { openTab, storage, jar }
}
type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>

const userA = { id: 'a', firstname: 'CANARY-1', lastname: 'CANARY-2', email: 'CANARY-3@matu.test', telegram_username: 'CANARY-4' }
const userB = { id: 'b', firstname: 'Bea', lastname: 'Beta', email: 'b@matu.test', telegram_username: null }

async function beA(tab: Tab) {
  await tab.signIn('CANARY-token-A')
  tab.take('me').answer(userA)
  tab.take('status').answer({ telegram: 'verified', '2fa': 'disabled' })
  tab.take('preferences').answer({ matu_price: 'CANARY-5' })
  await settled()
  tab.clients.get().setQueryData(['api', 'balances'], { total: 'CANARY-6' })
  tab.write()
  tab.ui.change({ hints: ['CANARY-7'], hidden: true })
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Everything that outlives a page or can still be seen in it. */
const traces = (tab: Tab): string =>
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
const stored = (tab: Tab): string =>
  JSON.stringify(Array.from({ length: tab.storage.length }, (_, index) => tab.storage.getItem(tab.storage.key(index) ?? '')))

const unauthorized = () => new ApiError({ kind: 'unauthorized', status: 401, operation: 'getCurrentUser' })

afterEach(() => void vi.useRealTimers())

describe('sign-in', () => {
  it('stores the token, opens the cabinet and loads user, status and preferences beside each other', async () => {
    const tab = createBrowser().openTab()
    await tab.signIn('t1')
    expect(tab.storage.getItem('access_token')).toBe('t1')
    expect(tab.view.get().state).toBe('signedIn')
    expect(tab.asked.map(({ what, as }) => `${what} ${as}`)).toEqual(['preferences t1', 'status t1', 'me t1'])
  })

  it('a wrong password leaves nobody signed in and passes the refusal on', async () => {
    const tab = createBrowser().openTab()
    const refusal = new ApiError({ kind: 'invalid', status: 422, operation: 'login' })
    await expect(tab.session.enter(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(tab.view.get()).toMatchObject({ state: 'anonymous', code: false })
  })

  it('a second step is asked for, a wrong code keeps it, the right one enters', async () => {
    const tab = createBrowser().openTab()
    expect(await tab.session.enter(() => Promise.resolve({ two_factor: true }))).toBe('code')
    expect(tab.view.get().code).toBe(true)
    await tab.session.answer(() => Promise.reject(new ApiError({ kind: 'invalid', status: 422, operation: 'x' }))).catch(() => {})
    expect(tab.view.get()).toMatchObject({ code: true, state: 'anonymous' })
    await tab.session.answer(() => Promise.resolve({ auth_token: 't2' }))
    expect(tab.view.get()).toMatchObject({ code: false, state: 'signedIn' })
  })

  it('a 401 while loading the user redirects to login', async () => {
    const browser = createBrowser()
    browser.storage.setItem('access_token', 'old')
    const tab = browser.openTab()
    expect(tab.view.get().state).toBe('checking')
    tab.session.unauthorized(tab.session.epoch())
    tab.take('me').refuse(unauthorized())
    await settled()
    expect(tab.view.get()).toMatchObject({ state: 'anonymous', reason: 'session-ended' })
    expect(tab.moves).toEqual(['login'])
    expect(browser.storage.getItem('access_token')).toBeNull()
  })

  it('a server that does not answer signs nobody out', async () => {
    const browser = createBrowser()
    browser.storage.setItem('access_token', 'old')
    const tab = browser.openTab()
    tab.take('me').refuse(new ApiError({ kind: 'server', status: 500, operation: 'getCurrentUser' }))
    tab.take('status').refuse(new ApiError({ kind: 'server', status: 500, operation: 'getVerificationStatus' }))
    await settled()
    expect(tab.view.get()).toMatchObject({ state: 'signedIn', verification: 'failed' })
    expect(browser.storage.getItem('access_token')).toBe('old')
  })
})

describe('logout leaves nothing of user A', () => {
  const ways: [string, (tab: Tab) => void][] = [
    ['normal', (tab) => tab.session.leave()],
    ['forced by a 401', (tab) => tab.session.unauthorized(tab.session.epoch())],
  ]
  it.each(ways)('%s: in storage and cookies at once, in memory after 500 ms', async (_, leave) => {
    const tab = createBrowser().openTab()
    await beA(tab)
    expect(traces(tab)).toContain('CANARY')
    leave(tab)
    // A tab closed 50 ms after the click: storage alone outlives it.
    expect(stored(tab)).not.toContain('CANARY')
    tab.clock.increment(LOGOUT_CLEARING)
    await settled()
    tab.write()
    expect(traces(tab)).not.toContain('CANARY')
  })

  it('offline or with a 500 to the logout call as well', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    tab.session.leave()
    tab.take('logout').refuse(new ApiError({ kind: 'offline', operation: 'logout' }))
    tab.clock.increment(LOGOUT_CLEARING)
    await settled()
    expect(traces(tab)).not.toContain('CANARY')
  })

  it('the request goes out while the token is still known, and the page goes home', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    tab.session.leave()
    expect(tab.take('logout').as).toBe('CANARY-token-A')
    expect(tab.moves).toEqual(['home'])
    expect(tab.view.get()).toMatchObject({ state: 'anonymous', reason: 'none' })
  })

  it('with answers that come late', async () => {
    const tab = createBrowser().openTab()
    await tab.signIn('CANARY-token-A')
    const [me, status, preferences] = [tab.take('me'), tab.take('status'), tab.take('preferences')]
    tab.session.leave()
    tab.clock.increment(LOGOUT_CLEARING)
    me.answer(userA)
    status.answer({ telegram: 'unverified', email: 'CANARY' })
    preferences.answer({ matu_price: 'CANARY-5' })
    await settled()
    tab.write()
    expect(traces(tab)).not.toContain('CANARY')
    expect(tab.view.get().verification).toBe('unknown')
  })
})

describe('a storm of 401', () => {
  it('8 at once: one logout, one navigation', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    const epoch = tab.session.epoch()
    for (let index = 0; index < 8; index += 1) tab.session.unauthorized(epoch)
    expect(tab.moves).toEqual(['login'])
  })

  it('an answer to an earlier session signs nobody out', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    const old = tab.session.epoch()
    tab.session.leave()
    await tab.signIn('token-B')
    tab.session.unauthorized(old)
    expect(tab.view.get().state).toBe('signedIn')
    expect(tab.storage.getItem('access_token')).toBe('token-B')
  })
})

describe('user B in the same tab', () => {
  it('a new sign-in within 500 ms survives', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    tab.session.leave()
    tab.clock.increment(100)
    await tab.signIn('token-B')
    tab.take('me').answer(userB)
    await settled()
    tab.clock.increment(10_000)
    expect(tab.clients.get().getQueryData(['api', 'users', 'me'])).toEqual(userB)
    expect(tab.storage.getItem('access_token')).toBe('token-B')
    expect(tab.view.get().state).toBe('signedIn')
    expect(traces(tab)).not.toContain('CANARY')
  })

  it('never sees A, over 200 random schedules of answers, polls and waits', async () => {
    let seed = 7
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return seed % below
    }
    for (let round = 0; round < 200; round += 1) {
      const tab = createBrowser().openTab()
      await tab.signIn('CANARY-token-A')
      const steps: (() => unknown)[] = [
        () => tab.asked.splice(random(tab.asked.length || 1), 1)[0]?.answer({ ...userA, telegram: 'verified' }),
        () => tab.clock.increment(random(700)),
        () => tab.clock.increment(60_000),
        () => tab.write(),
        () =>
          void tab.clients
            .get()
            .fetchQuery({ queryKey: ['api', 'balances'], queryFn: () => tab.ask('balances'), retry: false })
            .catch(() => {}),
      ]
      for (let step = 0; step < random(6); step += 1) steps[random(steps.length)]?.()
      if (random(2)) tab.session.leave()
      else tab.session.unauthorized(tab.session.epoch())
      for (let step = 0; step < random(4); step += 1) steps[random(2)]?.()
      await settled()
      const left = tab.asked.splice(0)
      await tab.signIn('token-B')
      // What A asked for is answered only now, in any order, between B's own answers.
      const late = [
        ...left.map((one) => () => one.answer(userA)),
        () => tab.take('me').answer(userB),
        () => tab.take('status').answer({ telegram: 'verified' }),
      ]
      for (let index = late.length - 1; index > 0; index -= 1) {
        const other = random(index + 1)
        ;[late[index], late[other]] = [late[other]!, late[index]!]
      }
      for (const answer of late) {
        answer()
        await settled()
        expect(traces(tab)).not.toContain('CANARY')
        tab.write()
        expect(traces(tab)).not.toContain('CANARY')
      }
      tab.clock.increment(1000)
      expect(tab.view.get().state).toBe('signedIn')
      tab.close()
    }
  }, 60_000)
})

describe('several tabs', () => {
  async function two() {
    const browser = createBrowser()
    const first = browser.openTab()
    await beA(first)
    const second = browser.openTab()
    second.take('me').answer(userA)
    second.take('status').answer({ telegram: 'verified' })
    await settled()
    return { browser, first, second }
  }

  it('logout in one signs the other out at once, and the other writes nothing back', async () => {
    const { first, second } = await two()
    first.session.leave()
    expect(second.view.get().state).toBe('anonymous')
    expect(second.moves).toEqual(['home'])
    second.write()
    expect(traces(second)).not.toContain('CANARY')
  })

  it('a forced logout reaches the other as one', async () => {
    const { first, second } = await two()
    first.session.unauthorized(first.session.epoch())
    expect(second.moves).toEqual(['login'])
    expect(first.moves).toEqual(['login'])
  })

  it('a hidden tab, or one from the back/forward cache, notices when it comes back', async () => {
    const { first, second } = await two()
    second.sleep()
    first.session.leave()
    expect(second.view.get().state).toBe('signedIn')
    second.wake()
    expect(second.view.get().state).toBe('anonymous')
    expect(traces(second)).not.toContain('CANARY')
  })

  it('clearing the storage signs out', async () => {
    const { browser, second } = await two()
    browser.storage.clear()
    second.wake()
    expect(second.view.get().state).toBe('anonymous')
  })

  it('a sign-in in one signs the other in', async () => {
    const browser = createBrowser()
    const first = browser.openTab()
    const second = browser.openTab()
    await first.signIn('t1')
    expect(second.view.get().state).toBe('checking')
    second.take('me').answer(userA)
    await settled()
    expect(second.view.get().state).toBe('signedIn')
    expect(second.session.token()).toBe('t1')
  })

  it('another user in one tab is another user in all: nothing of the first is left', async () => {
    const { first, second } = await two()
    second.sleep()
    first.session.leave()
    await first.signIn('token-B')
    second.wake()
    expect(second.session.token()).toBe('token-B')
    expect(second.clients.get().getQueryData(['api', 'users', 'me'])).toBeUndefined()
    expect(traces(second)).not.toContain('CANARY')
  })

  it('the news of an older logout does not end the session that came after it', async () => {
    const { first, second } = await two()
    second.sleep()
    first.session.leave()
    await first.signIn('token-B')
    second.wake()
    second.session.unauthorized(second.session.epoch() - 1)
    expect(second.view.get().state).toBe('checking')
    expect(first.storage.getItem('access_token')).toBe('token-B')
  })
})

describe('the profile', () => {
  it('is refreshed every 60 seconds while signed in', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    for (let minute = 1; minute <= 3; minute += 1) {
      tab.clock.increment(60_000)
      tab.take('me').answer({ ...userA, firstname: `minute ${minute}` })
      await settled()
      expect(tab.clients.get().getQueryData(['api', 'users', 'me'])).toMatchObject({ firstname: `minute ${minute}` })
    }
    tab.session.leave()
    tab.clock.increment(600_000)
    expect(tab.asked.filter(({ what }) => what === 'me')).toEqual([])
  })
})
