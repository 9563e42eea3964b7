import { describe, expect, it, vi } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { SignIn } from '#sdk'
import { LOGOUT_CLEARING, PROFILE_REFRESH, REFILL_POLL } from '#app/src/lib/constants.ts'
import { authMachine } from '#app/src/auth/auth.machine.ts'
import type { RefillAnswer, RefillInput } from '#app/src/money/refill.machine.ts'
import { refillMachine } from '#app/src/money/refill.machine.ts'
import { leaf, status } from './machine-states.ts'
import { said } from './refill-events.ts'

function run(machine: AnyStateMachine, input?: object) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, ...(input && { input }) } as never)
  const said: AnyEventObject[] = []
  actor.on('*', (effect: AnyEventObject) => said.push(effect))
  actor.start()
  const take = () => said.splice(0).map(({ type, ...rest }) => (Object.keys(rest).length ? { type, ...rest } : type))
  return { clock, actor, take, value: () => leaf(actor.getSnapshot().value) }
}

describe('auth', () => {
  /** The auth actor with its effects and calls, in order; the calls never resolve. */
  const runAuth = ({ hasToken = false, answer = new Promise<SignIn>(() => {}), isTyped = false } = {}) => {
    const said: string[] = []
    const say = (what: string) => () => void said.push(what)
    const call = <T>(what: string) => fromPromise<T>(() => (say(what)(), new Promise<T>(() => {})))
    const machine = authMachine.provide({
      guards: { formInUse: () => isTyped },
      actors: {
        signIn: fromPromise(() => answer),
        answerCode: fromPromise(() => Promise.reject(new Error('wrong'))),
        user: call('user'),
        status: call('status'),
        rest: call('rest'),
        go: fromPromise(async ({ input }) => say(`go ${input}`)()),
      },
      actions: {
        remember: (_, answer) => void said.push('auth_token' in answer ? `remember ${answer.auth_token}` : ''),
        adopt: say('adopt'),
        requestLogout: say('requestLogout'),
        forget: (_, ending) => void said.push(`forget ${ending}`),
        tellTabs: (_, ending) => void said.push(`tellTabs ${ending}`),
        wipe: say('wipe'),
      },
    })
    const clock = new SimulatedClock()
    const actor = createActor(machine, { clock, input: { hasToken } }).start()
    return { actor, clock, take: () => said.splice(0), value: () => actor.getSnapshot().value }
  }
  const signIn = { type: 'SIGN_IN', credentials: { by: 'password', values: { email: 'trader@matu.test', password: 'x' } } } as const
  const signedIn = (given = {}) => {
    const running = runAuth({ hasToken: true, ...given })
    running.actor.send({ type: 'xstate.done.actor.user', output: { email: 'trader@matu.test' } } as never)
    expect(running.value().session).toEqual({ present: { signedIn: 'resting' } })
    running.take()
    return running
  }
  const answered = (answer: SignIn) => ({ answer: Promise.resolve(answer) })

  describe('session', () => {
    it('goes from logged out to logged in when a token arrives, and loads the user', async () => {
      const { actor, take, value } = runAuth(answered({ auth_token: 't1' }))
      actor.send(signIn)
      await vi.waitFor(() => expect(value().session).toEqual({ present: 'opening' }))
      expect(take()).toEqual(['remember t1', 'rest', 'status', 'user'])
    })

    it('asks for a code; a wrong code does not sign in', async () => {
      const { actor, value } = runAuth(answered({ two_factor: true }))
      actor.send(signIn)
      await vi.waitFor(() => expect(value().session).toEqual({ absent: 'twoFactor' }))
      actor.send({ type: 'CODE', challenge: { code: '000000' } })
      expect(value().session).toEqual({ absent: 'challenging' })
      await vi.waitFor(() => expect(value().session).toEqual({ absent: 'twoFactor' }))
    })

    it('a response that arrives after another tab has started a session changes nothing', async () => {
      const late = Promise.withResolvers<SignIn>()
      const { actor, take, value } = runAuth({ answer: late.promise })
      actor.send(signIn)
      actor.send({ type: 'OTHER_TAB_IN' })
      take()
      late.resolve({ auth_token: 'late' })
      await late.promise
      expect(take()).toEqual([])
      expect(value().session).toEqual({ present: 'checking' })
    })

    it('another person than the one shown ends the session at the server, here and in the other tabs', () => {
      const { actor, take, value } = signedIn()
      actor.send({ type: 'USER', id: null, person: 'b', email: 'b' })
      expect(value().session).toEqual({ absent: 'anonymous' })
      expect(take()).toEqual(['requestLogout', 'forget replaced', 'tellTabs replaced', 'wipe', 'go login'])
    })

    it('refreshes the user profile every 60 seconds, even if a response is late', () => {
      const { clock, take } = signedIn()
      clock.increment(PROFILE_REFRESH - 1)
      expect(take()).toEqual([])
      clock.increment(1)
      clock.increment(PROFILE_REFRESH)
      expect(take()).toEqual(['user', 'user'])
    })

    it('logs out once for many 401s', () => {
      const { actor, take } = signedIn()
      for (let index = 0; index < 8; index += 1) actor.send({ type: 'UNAUTHORIZED' })
      expect(take().filter((one) => one === 'wipe')).toHaveLength(1)
    })

    it('stops refreshing after logout', () => {
      const { actor, clock, take } = signedIn()
      actor.send({ type: 'SIGN_OUT' })
      clock.increment(10 * PROFILE_REFRESH)
      expect(take()).not.toContain('user')
    })
  })

  describe('logout', () => {
    it('normal: calls the server, clears the token, notifies other tabs and goes home at once, and clears state after 500 ms', () => {
      const { actor, clock, take } = signedIn()
      actor.send({ type: 'SIGN_OUT' })
      expect(take()).toEqual(['requestLogout', 'forget normal', 'tellTabs normal', 'go home'])
      clock.increment(LOGOUT_CLEARING - 1)
      expect(take()).toEqual([])
      clock.increment(1)
      expect(take()).toEqual(['wipe'])
    })

    it('forced: clears state and goes to /login', () => {
      const { actor, clock, take } = signedIn()
      actor.send({ type: 'UNAUTHORIZED' })
      expect(take()).toEqual(['forget forced', 'tellTabs forced', 'wipe', 'go login'])
      clock.increment(10_000)
      expect(take()).toEqual([])
    })

    it('a new sign-in within the 500 ms survives: the old state is cleared before it loads anything, and nothing after', async () => {
      const { actor, clock, take, value } = signedIn(answered({ auth_token: 't2' }))
      actor.send({ type: 'SIGN_OUT' })
      take()
      clock.increment(200)
      actor.send(signIn)
      await vi.waitFor(() => expect(value().session).toEqual({ present: 'opening' }))
      expect(take()).toEqual(['remember t2', 'wipe', 'rest', 'status', 'user'])
      clock.increment(10_000)
      expect(take()).toEqual([])
    })

    it('does not send a logout from another tab back', () => {
      const { actor, take } = signedIn()
      actor.send({ type: 'OTHER_TAB_OUT', ending: 'forced' })
      expect(take()).toEqual(['forget forced', 'wipe', 'go login'])
    })

    it('a second click does not start a second logout', () => {
      const { actor, take } = signedIn()
      actor.send({ type: 'SIGN_OUT' })
      take()
      actor.send({ type: 'SIGN_OUT' })
      expect(take()).toEqual([])
    })
  })

  describe('verification', () => {
    it('an unverified user is sent to the verification page when the status is first loaded', () => {
      const { actor, value } = signedIn()
      actor.send(status(false))
      expect(value().verification).toBe('detoured')
    })

    it('a user in the middle of a form is not redirected: a banner first, the redirect with the next navigation', () => {
      const { actor, value } = signedIn({ isTyped: true })
      actor.send(status(false))
      expect(value().verification).toBe('noticed')
      actor.send({ type: 'NAVIGATED' })
      expect(value().verification).toBe('detoured')
    })

    it('the requested page opens once verified', () => {
      const { actor, take, value } = signedIn()
      actor.send(status(false))
      actor.send(status(true))
      expect(take()).toEqual(['go returnTo'])
      expect(value().redirect).toBe('moving')
    })

    it('a failed status redirects nobody, and a later one counts as the first', () => {
      const { actor, value } = signedIn()
      actor.send({ type: 'STATUS_FAILED' })
      expect(value().verification).toBe('failed')
      actor.send(status(false))
      expect(value().verification).toBe('detoured')
    })

    it('a user who is no longer verified sees a banner', () => {
      const { actor, value } = signedIn()
      actor.send(status(true))
      actor.send(status(false))
      expect(value().verification).toBe('noticed')
    })

    it('is reset when the session ends', () => {
      const { actor, value } = signedIn()
      actor.send(status(false))
      actor.send({ type: 'SIGN_OUT' })
      expect(value().verification).toBe('unknown')
    })
  })
})

describe('UTA refill', () => {
  /** The machine with its requests and writes, in order. */
  const runRefill = () => {
    const said: AnyEventObject[] = []
    const machine = refillMachine.provide({
      actors: {
        ask: fromPromise<RefillAnswer, RefillInput>(({ input }) => {
          said.push({ type: 'ask', ...input })
          return new Promise(() => {})
        }),
      },
      actions: {
        save: ({ context: { request_id, attempt } }) => said.push({ type: 'keep', request_id, attempt }),
        drop: ({ context: { request_id } }) => said.push({ type: 'drop', request_id }),
      },
    })
    return { ...run(machine), take: () => said.splice(0) }
  }
  const begin = () => {
    const running = runRefill()
    running.actor.send({ type: 'ACCEPTED', request_id: 'r1' })
    running.actor.send({ type: 'LEAD' })
    return running
  }
  const asked = (said: AnyEventObject[]) => said.filter(({ type }) => type === 'ask')

  it('polls up to 20 times, 2 s apart, then gives up: still processing', () => {
    const { actor, clock, take, value } = begin()
    let count = 0
    for (let index = 0; index < 40 && value() !== 'gaveUp.resting'; index += 1) {
      count += asked(take()).length
      actor.send(said({}))
      if (value() === 'gaveUp.resting') break
      clock.increment(REFILL_POLL.every - 1)
      expect(take()).toEqual([])
      clock.increment(1)
    }
    expect(count).toBe(20)
    take()
    clock.increment(600_000)
    expect(take()).toEqual([])
  })

  it('after giving up, each manual check polls once', () => {
    const { actor, take, value } = runRefill()
    actor.send({ type: 'RESUME', request_id: 'r1', attempt: 20 })
    actor.send({ type: 'LEAD' })
    expect(asked(take())).toHaveLength(1)
    actor.send(said({}))
    expect(value()).toBe('gaveUp.resting')
    actor.send({ type: 'CHECK_AGAIN' })
    actor.send({ type: 'CHECK_AGAIN' })
    expect(asked(take())).toHaveLength(1)
    actor.send(said({ id: 'd1' }))
    expect(value()).toBe('done')
    expect(take()).toEqual([{ type: 'drop', request_id: 'r1' }])
  })

  it('ends when a result id appears', () => {
    const { actor, clock, value } = begin()
    actor.send(said({}))
    clock.increment(REFILL_POLL.every)
    actor.send(said({ id: 'd1' }))
    expect(value()).toBe('done')
    expect(actor.getSnapshot().context.delegation).toMatchObject({ id: 'd1' })
  })

  it('offline pauses without counting; a flapping connection never polls sooner', () => {
    const { actor, clock, take } = begin()
    take()
    actor.send({ type: 'OFFLINE' })
    expect(take()).toEqual([{ type: 'keep', request_id: 'r1', attempt: 0 }])
    clock.increment(60_000)
    for (let index = 0; index < 10; index += 1) {
      actor.send({ type: 'ONLINE' })
      clock.increment(100)
      actor.send({ type: 'OFFLINE' })
    }
    expect(take()).toEqual([])
    actor.send({ type: 'ONLINE' })
    clock.increment(REFILL_POLL.every)
    expect(take()).toContainEqual({ type: 'keep', request_id: 'r1', attempt: 1 })
  })

  it('continues counting where the previous page stopped', () => {
    const { actor, take } = runRefill()
    actor.send({ type: 'RESUME', request_id: 'r1', attempt: 18 })
    expect(asked(take())).toEqual([])
    actor.send({ type: 'SEEN', attempt: 19 })
    actor.send({ type: 'LEAD' })
    expect(take()).toContainEqual({ type: 'keep', request_id: 'r1', attempt: 20 })
    actor.send(said({}))
    expect(leaf(actor.getSnapshot().value)).toBe('gaveUp.resting')
  })
})
