import { describe, expect, it } from 'vitest'
import { ApiError } from '#sdk'
import type { SignIn } from '#sdk'
import { LOGOUT_CLEARING } from '#app/src/lib/constants.ts'
import { beA, createBrowser, settled, stored, traces, userA } from './tabs.ts'
import type { Tab } from './tabs.ts'

const unauthorized = () => new ApiError({ kind: 'unauthorized', status: 401, operation: 'getCurrentUser' })

describe('sign-in', () => {
  it('stores the token, opens the cabinet and loads user, status and preferences in parallel', async () => {
    const tab = createBrowser().openTab()
    await tab.signIn('t1')
    expect(tab.storage.getItem('access_token')).toBe('t1')
    expect(tab.view.get().state).toBe('signedIn')
    expect(tab.asked.map(({ what, as }) => `${what} ${as}`)).toEqual(['preferences t1', 'status t1', 'me t1'])
  })

  it('a wrong password signs nobody in and passes the error on', async () => {
    const tab = createBrowser().openTab()
    const refusal = new ApiError({ kind: 'invalid', status: 422, operation: 'login' })
    await expect(tab.enter(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(tab.view.get()).toMatchObject({ state: 'anonymous', code: false })
  })

  it('a second factor is asked for, a wrong code repeats the step, the right one signs in', async () => {
    const tab = createBrowser().openTab()
    await tab.enter(() => Promise.resolve({ two_factor: true }))
    expect(tab.view.get().code).toBe(true)
    await tab.answer(() => Promise.reject(new ApiError({ kind: 'invalid', status: 422, operation: 'x' }))).catch(() => {})
    expect(tab.view.get()).toMatchObject({ code: true, state: 'anonymous' })
    await tab.answer(() => Promise.resolve({ auth_token: 't2' }))
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

  it('a server that does not respond signs nobody out', async () => {
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
    ['normal', (tab) => tab.session.send({ type: 'SIGN_OUT' })],
    ['forced by a 401', (tab) => tab.session.unauthorized(tab.session.epoch())],
  ]
  it.each(ways)('%s: storage and cookies are cleared at once, memory after 500 ms', async (_, leave) => {
    const tab = createBrowser().openTab()
    await beA(tab)
    expect(traces(tab)).toContain('CANARY')
    leave(tab)
    // A tab closed 50 ms after the click: only storage outlives it.
    expect(stored(tab)).not.toContain('CANARY')
    tab.clock.increment(LOGOUT_CLEARING)
    await settled()
    expect(traces(tab)).not.toContain('CANARY')
  })

  it('also offline and with a 500 to the logout call', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    tab.session.send({ type: 'SIGN_OUT' })
    tab.take('logout').refuse(new ApiError({ kind: 'offline', operation: 'logout' }))
    tab.clock.increment(LOGOUT_CLEARING)
    await settled()
    expect(traces(tab)).not.toContain('CANARY')
  })

  it('the request is sent with the token, and the page goes home', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    tab.session.send({ type: 'SIGN_OUT' })
    expect(tab.take('logout').as).toBe('CANARY-token-A')
    expect(tab.moves).toEqual(['home'])
    expect(tab.view.get()).toMatchObject({ state: 'anonymous', reason: 'none' })
  })

  it('also with late responses', async () => {
    const tab = createBrowser().openTab()
    await tab.signIn('CANARY-token-A')
    const [me, status, preferences] = [tab.take('me'), tab.take('status'), tab.take('preferences')]
    tab.session.send({ type: 'SIGN_OUT' })
    tab.clock.increment(LOGOUT_CLEARING)
    me.answer(userA)
    status.answer({ telegram: 'unverified', email: 'CANARY' })
    preferences.answer({ matu_price: 'CANARY-5' })
    await settled()
    expect(traces(tab)).not.toContain('CANARY')
    expect(tab.view.get().verification).toBe('unknown')
  })
})

describe('a sign-out that did not arrive', () => {
  const offline = () => new ApiError({ kind: 'offline', operation: 'logout' })
  const leftOffline = async () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    await beA(tab)
    tab.session.send({ type: 'SIGN_OUT' })
    tab.take('logout').refuse(offline())
    await settled()
    return { browser, tab }
  }
  const sent = (tab: Tab) => tab.asked.filter(({ what }) => what === 'logout').length

  it('is told, and sent again every 30 seconds and when the connection is back, until it arrives', async () => {
    const { tab } = await leftOffline()
    expect(tab.view.get().notice).toBe('sign-out-due')
    tab.clock.increment(30_000)
    await settled()
    tab.take('logout').refuse(offline())
    await settled()
    expect(tab.view.get().notice).toBe('sign-out-due')
    tab.session.online()
    await settled()
    tab.take('logout').answer()
    await settled()
    expect(tab.view.get().notice).toBeNull()
    tab.session.online()
    tab.clock.increment(600_000)
    expect(sent(tab)).toBe(0)
    expect(tab.storage.getItem('matu_sign_out_due')).toBeNull()
  })

  it('is sent first at the next start, by the cookie alone', async () => {
    const { browser, tab } = await leftOffline()
    tab.close()
    expect(stored(tab)).not.toContain('CANARY')
    const next = browser.openTab()
    expect(next.asked.map(({ what, as }) => `${what} ${as}`)).toEqual(['logout null'])
    next.take('logout').refuse(offline())
    await settled()
    expect(next.view.get().notice).toBe('sign-out-due')
  })

  it('one that was interrupted is sent at the next start too', async () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    await beA(tab)
    tab.session.send({ type: 'SIGN_OUT' })
    tab.close()
    expect(sent(browser.openTab())).toBe(1)
  })

  it('ends no session that began after it, here or in another tab', async () => {
    const { browser, tab } = await leftOffline()
    const asleep = browser.openTab()
    asleep.take('logout').refuse(offline())
    await settled()
    asleep.sleep()
    await tab.signIn('token-B')
    for (const one of [tab, asleep]) {
      one.session.online()
      one.clock.increment(60_000)
      await settled()
      expect(sent(one)).toBe(0)
      expect(one.view.get().notice).toBeNull()
    }
    expect(sent(browser.openTab())).toBe(0)
  })

  it('waits for a sign-in that is being tried', async () => {
    const { tab } = await leftOffline()
    const entered = Promise.withResolvers<SignIn>()
    const answered = tab.enter(() => entered.promise)
    tab.session.online()
    await settled()
    expect(sent(tab)).toBe(0)
    entered.reject(new ApiError({ kind: 'invalid', status: 422, operation: 'login' }))
    await answered.catch(() => {})
    await settled()
    expect(sent(tab)).toBe(1)
  })
})

it('a session without input ends as a lost one, in every tab and on the server', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  await beA(tab)
  const other = browser.openTab()
  tab.idle()
  for (const one of [tab, other]) {
    expect(one.view.get()).toMatchObject({ state: 'anonymous', reason: 'inactive' })
    expect(one.moves).toEqual(['login'])
    expect(one.left).toEqual(['idle'])
  }
  expect(tab.take('logout').as).toBe('CANARY-token-A')
  expect(stored(tab)).not.toContain('CANARY')
})

describe('many 401s', () => {
  it('8 at once: one logout, one navigation', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    const epoch = tab.session.epoch()
    for (let index = 0; index < 8; index += 1) tab.session.unauthorized(epoch)
    expect(tab.moves).toEqual(['login'])
  })

  it('a response to an earlier session signs nobody out', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    const old = tab.session.epoch()
    tab.session.send({ type: 'SIGN_OUT' })
    await tab.signIn('token-B')
    tab.session.unauthorized(old)
    expect(tab.view.get().state).toBe('signedIn')
    expect(tab.storage.getItem('access_token')).toBe('token-B')
  })
})

describe('the profile', () => {
  it('is refetched every 60 seconds while signed in', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    for (let minute = 1; minute <= 3; minute += 1) {
      tab.clock.increment(60_000)
      tab.take('me').answer({ ...userA, firstname: `minute ${minute}` })
      await settled()
      expect(tab.clients.get().getQueryData(['api', 'users', 'me'])).toMatchObject({ firstname: `minute ${minute}` })
    }
    tab.session.send({ type: 'SIGN_OUT' })
    tab.clock.increment(600_000)
    expect(tab.asked.filter(({ what }) => what === 'me')).toEqual([])
  })
})
