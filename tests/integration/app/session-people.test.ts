import { describe, expect, it } from 'vitest'
import { PROFILE_REFRESH } from '#app/src/lib/constants.ts'
import { beA, createBrowser, settled, traces, userA, userB } from './tabs.ts'

describe('user B in the same tab', () => {
  it('a new sign-in within 500 ms survives', async () => {
    const tab = createBrowser().openTab()
    await beA(tab)
    tab.session.send({ type: 'SIGN_OUT' })
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

  it('never sees A, over 200 random schedules of responses, polls and waits', async () => {
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
        () =>
          void tab.clients
            .get()
            .fetchQuery({ queryKey: ['api', 'balances'], queryFn: () => tab.ask('balances'), retry: false })
            .catch(() => {}),
      ]
      for (let step = 0; step < random(6); step += 1) steps[random(steps.length)]?.()
      if (random(2)) tab.session.send({ type: 'SIGN_OUT' })
      else tab.session.unauthorized(tab.session.epoch())
      for (let step = 0; step < random(4); step += 1) steps[random(2)]?.()
      await settled()
      const left = tab.asked.splice(0)
      await tab.signIn('token-B')
      // Responses to A's requests arrive only now, in any order, between B's own.
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

  it('logout in one signs the others out at once, and they write nothing back', async () => {
    const { first, second } = await two()
    first.session.send({ type: 'SIGN_OUT' })
    expect(second.view.get().state).toBe('anonymous')
    expect(second.moves).toEqual(['home'])
    expect(traces(second)).not.toContain('CANARY')
  })

  it('a forced logout reaches the others as one', async () => {
    const { first, second } = await two()
    first.session.unauthorized(first.session.epoch())
    expect(second.moves).toEqual(['login'])
    expect(first.moves).toEqual(['login'])
  })

  it('a hidden tab, or one from the back/forward cache, notices when it comes back', async () => {
    const { first, second } = await two()
    second.sleep()
    first.session.send({ type: 'SIGN_OUT' })
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

  it('a sign-in in one signs the others in', async () => {
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

  it('another user in one tab replaces the user in all: no data of the first is left', async () => {
    const { first, second } = await two()
    second.sleep()
    first.session.send({ type: 'SIGN_OUT' })
    await first.signIn('token-B')
    second.wake()
    expect(second.session.token()).toBe('token-B')
    expect(second.clients.get().getQueryData(['api', 'users', 'me'])).toBeUndefined()
    expect(traces(second)).not.toContain('CANARY')
  })

  it('a message about an older logout does not end the session that followed it', async () => {
    const { first, second } = await two()
    second.sleep()
    first.session.send({ type: 'SIGN_OUT' })
    await first.signIn('token-B')
    second.wake()
    second.session.unauthorized(second.session.epoch() - 1)
    expect(second.view.get().state).toBe('checking')
    expect(first.storage.getItem('access_token')).toBe('token-B')
  })
})

describe('two people who sign in in one browser at once', () => {
  /** A request that is aborted as fetch does it, and otherwise never answered. */
  const pending = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

  const both = () => {
    const browser = createBrowser()
    return { browser, first: browser.openTab(), second: browser.openTab() }
  }

  it('the sign-in that another tab has overtaken is aborted', async () => {
    const { first, second } = both()
    let signal: AbortSignal | undefined
    const entered = second.enter((given) => pending((signal = given)))
    await first.signIn('token-A')
    expect(signal?.aborted).toBe(true)
    await expect(entered).rejects.toMatchObject({ kind: 'aborted' })
    expect(second.session.token()).toBe('token-A')
    // A form that is sent in the moment before it disappears.
    await expect(second.enter(pending)).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('so is an overtaken second step', async () => {
    const { first, second } = both()
    await second.enter(() => Promise.resolve({ two_factor: true }))
    const answered = second.answer(pending)
    await first.signIn('token-A')
    await expect(answered).rejects.toMatchObject({ kind: 'aborted' })
    expect(second.view.get()).toMatchObject({ code: false, state: 'checking' })
  })

  it('if its cookies arrived all the same, every tab finds out at once and is signed out with the reason', async () => {
    const { browser, first, second } = both()
    let arrive: (() => void) | undefined
    const entered = second.enter(() => new Promise((_, reject) => (arrive = () => reject(new Error('aborted')))))
    const overtaken = entered.catch((error: unknown) => error)
    await beA(first)
    expect(await overtaken).toMatchObject({ kind: 'aborted' })
    arrive?.()
    await settled()
    first.take('me').answer(userB)
    await settled()
    for (const tab of [first, second]) {
      expect(tab.view.get()).toMatchObject({ state: 'anonymous', reason: 'someone-else' })
      expect(tab.moves).toEqual(['login'])
      expect(traces(tab)).not.toContain('CANARY')
      expect(traces(tab)).not.toContain('b@matu.test')
    }
    expect(browser.storage.getItem('access_token')).toBeNull()
    expect([...first.asked, ...second.asked].filter(({ what }) => what === 'logout')).toHaveLength(1)
  })
})

describe('each refresh compares the user with the one shown', () => {
  const a = { ...userA, email: 'a@matu.test' }
  const { id: _, ...withoutId } = a

  async function refreshed(shown: object, next: object, before?: (tab: ReturnType<ReturnType<typeof createBrowser>['openTab']>) => void) {
    const tab = createBrowser().openTab()
    await tab.signIn('token-A')
    tab.take('me').answer(shown)
    await settled()
    before?.(tab)
    tab.clock.increment(PROFILE_REFRESH)
    tab.take('me').answer(next)
    await settled()
    return tab.view.get().state
  }

  it.each([
    ['the same', a, a, 'signedIn'],
    ['another id', a, { ...a, id: 'b' }, 'anonymous'],
    ['the same id with another address', a, { ...a, email: 'new@matu.test' }, 'signedIn'],
    ['another address, no id', withoutId, { ...withoutId, email: 'b@matu.test' }, 'anonymous'],
    ['the same address in capitals, no id', withoutId, { ...withoutId, email: 'A@MATU.TEST' }, 'signedIn'],
    ['an id that is new', withoutId, a, 'signedIn'],
  ])('%s', async (_what, shown, next, state) => {
    expect(await refreshed(shown, next)).toBe(state)
  })

  it('a change of the address that was made here is expected, once', async () => {
    const next = { ...withoutId, email: 'new@matu.test' }
    expect(await refreshed(withoutId, next, (tab) => tab.session.emailChanged())).toBe('signedIn')
  })

  it('and in every other tab', async () => {
    const browser = createBrowser()
    const first = browser.openTab()
    await first.signIn('token-A')
    first.take('me').answer(withoutId)
    const second = browser.openTab()
    second.take('me').answer(withoutId)
    await settled()
    first.session.emailChanged()
    for (const [email, state] of [
      ['new@matu.test', 'signedIn'],
      ['b@matu.test', 'anonymous'],
    ] as const) {
      second.clock.increment(PROFILE_REFRESH)
      second.take('me').answer({ ...withoutId, email })
      await settled()
      expect(second.view.get().state).toBe(state)
    }
  })
})
