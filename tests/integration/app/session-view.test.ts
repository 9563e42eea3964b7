import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#sdk'
import { statusEvent } from '#app/src/auth/auth.setup.ts'
import { CACHE_KEY, LOGOUT_CLEARING, PROFILE_REFRESH } from '#app/src/lib/constants.ts'
import { digest } from '#app/src/lib/digest.ts'
import { setTyped } from '#app/src/lib/typed.ts'
import { beA, createBrowser, settled, userA, userB } from './tabs.ts'
import type { Tab } from './tabs.ts'

const refused = () => new ApiError({ kind: 'invalid', status: 422, operation: 'login' })
const offline = () => new ApiError({ kind: 'offline', operation: 'logout' })
const asked = (tab: Tab, what: string) => tab.asked.filter((one) => one.what === what).length
const signedIn = async () => {
  const tab = createBrowser().openTab()
  await beA(tab)
  return tab
}

afterEach(() => setTyped(false))

describe('the verification that pages see', () => {
  it.each([
    ['verified', 'enabled', { verification: 'verified', twoFactor: true, verificationNotice: false }],
    ['verified', 'disabled', { verification: 'verified', twoFactor: false, verificationNotice: false }],
    ['unverified', 'enabled', { verification: 'unverified', twoFactor: true, verificationNotice: false }],
    ['unverified', 'disabled', { verification: 'unverified', twoFactor: false, verificationNotice: false }],
  ] as const)('Telegram %s, second factor %s', async (telegram, second, view) => {
    const tab = createBrowser().openTab()
    await tab.signIn('t')
    tab.take('status').answer({ telegram, '2fa': second })
    await settled()
    expect(tab.view.get()).toMatchObject(view)
  })

  it('changes with a status that a page has loaded', async () => {
    const tab = await signedIn()
    tab.session.send(statusEvent({ telegram: 'verified', '2fa': 'enabled' } as never))
    expect(tab.view.get()).toMatchObject({ verification: 'verified', twoFactor: true })
    tab.session.send(statusEvent({ telegram: 'unverified', '2fa': 'disabled' } as never))
    expect(tab.view.get()).toMatchObject({ verification: 'unknown', verificationNotice: true, twoFactor: false })
  })

  it('in the middle of a form is a notice, and a redirect with the next navigation', async () => {
    const tab = createBrowser().openTab()
    await tab.signIn('t')
    setTyped(true)
    tab.take('status').answer({ telegram: 'unverified' })
    await settled()
    expect(tab.view.get()).toMatchObject({ verification: 'unknown', verificationNotice: true })
    tab.session.send({ type: 'NAVIGATED' })
    expect(tab.view.get()).toMatchObject({ verification: 'unverified', verificationNotice: false })
  })

  it('is a redirect at once if the form was left before', async () => {
    const tab = createBrowser().openTab()
    await tab.signIn('t')
    setTyped(true)
    setTyped(false)
    tab.take('status').answer({ telegram: 'unverified' })
    await settled()
    expect(tab.view.get()).toMatchObject({ verification: 'unverified', verificationNotice: false })
  })

  it('leads back to the requested page, and pages wait until that has opened', async () => {
    const tab = createBrowser().openTab()
    await tab.signIn('t')
    tab.take('status').answer({ telegram: 'unverified' })
    await settled()
    expect(tab.view.get().moving).toBe(false)
    tab.session.send(statusEvent({ telegram: 'verified' } as never))
    expect(tab.view.get().moving).toBe(true)
    expect(tab.moves).toEqual(['returnTo'])
    await settled()
    expect(tab.view.get().moving).toBe(false)
  })
})

describe('the second step', () => {
  it('stays while its code is checked, and Back leads to the password', async () => {
    const tab = createBrowser().openTab()
    await tab.enter(() => Promise.resolve({ two_factor: true }))
    const sent = Promise.withResolvers<never>()
    const answered = tab.answer(() => sent.promise).catch((error: unknown) => error)
    expect(tab.view.get().code).toBe(true)
    sent.reject(refused())
    expect(await answered).toMatchObject({ status: 422 })
    tab.session.send({ type: 'BACK' })
    expect(tab.view.get().code).toBe(false)
  })
})

describe('signing out', () => {
  it('runs for half a second', async () => {
    const tab = await signedIn()
    tab.session.send({ type: 'SIGN_OUT' })
    expect(tab.view.get()).toMatchObject({ leaving: true, person: null, userId: null })
    tab.clock.increment(LOGOUT_CLEARING)
    expect(tab.view.get().leaving).toBe(false)
  })

  it('deletes what is persisted, and so does signing in', async () => {
    const tab = await signedIn()
    tab.storage.setItem(CACHE_KEY, 'of A')
    tab.session.send({ type: 'SIGN_OUT' })
    expect(tab.storage.getItem(CACHE_KEY)).toBeNull()
    tab.storage.setItem(CACHE_KEY, 'of nobody')
    await tab.signIn('token-B')
    expect(tab.storage.getItem(CACHE_KEY)).toBeNull()
  })

  it('leaves the token of a newer session alone', async () => {
    const browser = createBrowser()
    const first = browser.openTab()
    await beA(first)
    const second = browser.openTab()
    second.sleep()
    first.session.send({ type: 'SIGN_OUT' })
    await first.signIn('token-B')
    second.session.unauthorized(second.session.epoch())
    expect(second.view.get()).toMatchObject({ state: 'anonymous', reason: 'session-ended' })
    expect(browser.storage.getItem('access_token')).toBe('token-B')
  })

  it('forgets its reason and its user with the next sign-in', async () => {
    const tab = await signedIn()
    tab.session.unauthorized(tab.session.epoch())
    expect(tab.view.get()).toMatchObject({ reason: 'session-ended', person: null })
    await tab.signIn('token-B')
    expect(tab.view.get()).toMatchObject({ state: 'signedIn', reason: 'none', person: null, userId: null })
  })

  it('increments the epoch, as signing in does', async () => {
    const tab = createBrowser().openTab()
    const before = tab.session.epoch()
    await beA(tab)
    expect([tab.session.epoch(), tab.view.get().epoch]).toEqual([before + 1, before + 1])
    tab.session.send({ type: 'SIGN_OUT' })
    expect([tab.session.epoch(), tab.view.get().epoch]).toEqual([before + 2, before + 2])
  })

  it('keeps its message while it is sent again', async () => {
    const tab = await signedIn()
    tab.session.send({ type: 'SIGN_OUT' })
    tab.take('logout').refuse(offline())
    await settled()
    tab.clock.increment(30_000)
    await settled()
    expect(asked(tab, 'logout')).toBe(1)
    expect(tab.view.get().notice).toBe('sign-out-due')
  })

  it('that is still due needs no message once another tab has signed in', async () => {
    const browser = createBrowser()
    const first = browser.openTab()
    await beA(first)
    first.session.send({ type: 'SIGN_OUT' })
    first.take('logout').refuse(offline())
    await settled()
    const second = browser.openTab()
    second.take('logout').refuse(offline())
    await settled()
    expect(second.view.get().notice).toBe('sign-out-due')
    await first.signIn('token-B')
    expect(second.view.get().notice).toBeNull()
  })
})

describe('a message from another tab', () => {
  const stranger = digest('another session')

  it('about another session changes nothing', async () => {
    const tab = await signedIn()
    tab.hear({ type: 'out', kind: 'forced', of: stranger })
    tab.hear({ type: 'email', of: stranger })
    expect(tab.view.get().state).toBe('signedIn')
    tab.clock.increment(PROFILE_REFRESH)
    tab.take('me').answer({ ...userA, id: undefined, email: 'new@matu.test' })
    await settled()
    expect(tab.view.get()).toMatchObject({ state: 'anonymous', reason: 'someone-else' })
  })

  it('reaches a visitor without effect', () => {
    const tab = createBrowser().openTab()
    for (const news of [{ type: 'out', kind: 'normal', of: '' }, { type: 'email', of: '' }, { type: 'in' }] as const) tab.hear(news)
    expect(tab.view.get().state).toBe('anonymous')
    expect(tab.moves).toEqual([])
    expect(asked(tab, 'me')).toBe(0)
  })

  it('that cookies may have changed hands asks who is signed in; coming back to a tab does not', async () => {
    const tab = await signedIn()
    tab.wake()
    expect(asked(tab, 'me')).toBe(0)
    tab.hear({ type: 'in' })
    await settled()
    expect(asked(tab, 'me')).toBe(1)
    tab.take('me').refuse(offline())
    await settled()
    expect(tab.view.get().state).toBe('signedIn')
  })

  it('is not sent by a sign-in that was refused', async () => {
    const browser = createBrowser()
    const asleep = browser.openTab()
    asleep.sleep()
    const other = browser.openTab()
    await beA(other)
    await asleep.enter(() => Promise.reject(refused())).catch(() => {})
    await settled()
    expect(asked(other, 'me')).toBe(0)
  })

  it('is answered too late for the session that began since', async () => {
    const tab = await signedIn()
    tab.hear({ type: 'in' })
    await settled()
    const late = tab.take('me')
    tab.session.send({ type: 'SIGN_OUT' })
    await tab.signIn('token-B')
    late.answer(userA)
    await settled()
    tab.take('me').answer(userB)
    await settled()
    expect(tab.view.get()).toMatchObject({ state: 'signedIn', userId: 'b' })
  })
})

it('an overtaken sign-in fails as aborted', async () => {
  const browser = createBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  await first.signIn('t1')
  await expect(second.enter(() => Promise.resolve({ auth_token: 't2' }))).rejects.toMatchObject({ kind: 'aborted', operation: 'login' })
})

it('a visitor may change no address, and nothing breaks', () => {
  const tab = createBrowser().openTab()
  expect(() => tab.session.emailChanged()).not.toThrow()
})

it('a stopped session asks nothing more, and sends nothing again', async () => {
  const tab = await signedIn()
  tab.close()
  tab.clock.increment(PROFILE_REFRESH)
  expect(asked(tab, 'me')).toBe(0)
  const leaving = await signedIn()
  leaving.session.send({ type: 'SIGN_OUT' })
  leaving.take('logout').refuse(offline())
  await settled()
  leaving.close()
  leaving.clock.increment(60_000)
  await settled()
  expect(asked(leaving, 'logout')).toBe(0)
})

it('a page that opens with a token waits for the user', () => {
  const browser = createBrowser()
  browser.storage.setItem('access_token', 't')
  expect(browser.openTab().view.get()).toMatchObject({ state: 'checking', code: false, moving: false, leaving: false })
})
