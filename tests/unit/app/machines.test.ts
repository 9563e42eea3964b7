import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { LOGOUT_CLEARING, PROFILE_REFRESH, REFILL_POLL } from '#app/src/constants.ts'
import { logoutMachine } from '#app/src/auth/logout.machine.ts'
import type { RefillEvent, RefillInput } from '#app/src/api/refill.machine.ts'
import { refillMachine } from '#app/src/api/refill.machine.ts'
import { sessionMachine } from '#app/src/auth/session.machine.ts'
import { verificationMachine } from '#app/src/auth/verification.machine.ts'
import { leaf, status } from './machine-states.ts'

function run(machine: AnyStateMachine, input?: object) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, ...(input && { input }) } as never)
  const said: AnyEventObject[] = []
  actor.on('*', (effect: AnyEventObject) => said.push(effect))
  actor.start()
  const take = () => said.splice(0).map(({ type, ...rest }) => (Object.keys(rest).length ? { type, ...rest } : type))
  return { clock, actor, take, value: () => leaf(actor.getSnapshot().value) }
}

describe('session', () => {
  it('goes from logged out to logged in when a token comes, and loads the user', () => {
    const { actor, take, value } = run(sessionMachine, { hasToken: false })
    actor.send({ type: 'SIGN_IN' })
    actor.send({ type: 'TOKEN', token: 't1' })
    expect(take()).toEqual([{ type: 'remember', token: 't1' }, 'load'])
    actor.send({ type: 'USER' })
    expect(value()).toBe('present.signedIn')
  })

  it('asks for a code and takes a wrong one for nothing', () => {
    const { actor, value } = run(sessionMachine, { hasToken: false })
    for (const type of ['SIGN_IN', 'CODE_ASKED', 'CODE', 'REFUSED']) actor.send({ type })
    expect(value()).toBe('absent.twoFactor')
  })

  it('refreshes the user profile every 60 seconds', () => {
    const { actor, clock, take } = run(sessionMachine, { hasToken: true })
    actor.send({ type: 'USER' })
    take()
    clock.increment(PROFILE_REFRESH - 1)
    expect(take()).toEqual([])
    clock.increment(1)
    clock.increment(PROFILE_REFRESH)
    expect(take()).toEqual(['refresh', 'refresh'])
  })

  it('logs out once for a storm of 401', () => {
    const { actor, take } = run(sessionMachine, { hasToken: true })
    take()
    for (let index = 0; index < 8; index += 1) actor.send({ type: 'UNAUTHORIZED' })
    expect(take()).toEqual([{ type: 'leave', kind: 'forced' }])
  })

  it('stops refreshing after logout', () => {
    const { actor, clock, take } = run(sessionMachine, { hasToken: true })
    actor.send({ type: 'USER' })
    actor.send({ type: 'SIGN_OUT' })
    take()
    clock.increment(10 * PROFILE_REFRESH)
    expect(take()).toEqual([])
  })
})

describe('logout', () => {
  it('normal: calls the server, forgets the token, tells other tabs and goes home at once, and clears state after 500 ms', () => {
    const { actor, clock, take } = run(logoutMachine)
    actor.send({ type: 'NORMAL' })
    expect(take()).toEqual(['request', 'forget', { type: 'tell', kind: 'normal' }, { type: 'go', to: 'home' }])
    clock.increment(LOGOUT_CLEARING - 1)
    expect(take()).toEqual([])
    clock.increment(1)
    expect(take()).toEqual(['wipe'])
  })

  it('forced: clears state and goes to /login', () => {
    const { actor, clock, take } = run(logoutMachine)
    actor.send({ type: 'FORCED' })
    expect(take()).toEqual(['forget', { type: 'tell', kind: 'forced' }, 'wipe', { type: 'go', to: 'login' }])
    clock.increment(10_000)
    expect(take()).toEqual([])
  })

  it('a new sign-in within the 500 ms survives: the old is wiped before it, and nothing after', () => {
    const { actor, clock, take } = run(logoutMachine)
    actor.send({ type: 'NORMAL' })
    take()
    clock.increment(200)
    actor.send({ type: 'SIGNED_IN' })
    expect(take()).toEqual(['wipe'])
    clock.increment(10_000)
    expect(take()).toEqual([])
  })

  it('tells no other tab what another tab has told it', () => {
    const { actor, take } = run(logoutMachine)
    actor.send({ type: 'OTHER_TAB', kind: 'forced' })
    expect(take()).toEqual(['forget', 'wipe', { type: 'go', to: 'login' }])
  })

  it('a second click starts no second logout', () => {
    const { actor, take } = run(logoutMachine)
    actor.send({ type: 'NORMAL' })
    take()
    actor.send({ type: 'NORMAL' })
    expect(take()).toEqual([])
  })
})

describe('verification', () => {
  it('an unverified user is sent to the verification page when the status is first loaded', () => {
    const { actor, value } = run(verificationMachine)
    actor.send(status(false))
    expect(value()).toBe('detoured')
  })

  it('nobody is taken out of a form in use: a banner first, the detour with the next navigation', () => {
    const { actor, value } = run(verificationMachine)
    actor.send({ type: 'TYPED' })
    actor.send(status(false))
    expect(value()).toBe('noticed')
    actor.send({ type: 'NAVIGATED' })
    expect(value()).toBe('detoured')
  })

  it('the wanted page opens once verified', () => {
    const { actor, take } = run(verificationMachine)
    actor.send(status(false))
    actor.send(status(true))
    expect(take()).toEqual([{ type: 'go', to: 'wanted' }])
  })

  it('a failed status sends nobody anywhere, and a later one counts as the first', () => {
    const { actor, value } = run(verificationMachine)
    actor.send({ type: 'FAILED' })
    expect(value()).toBe('failed')
    actor.send(status(false))
    expect(value()).toBe('detoured')
  })

  it('who was verified and is no longer is told by a banner', () => {
    const { actor, value } = run(verificationMachine)
    actor.send(status(true))
    actor.send(status(false))
    expect(value()).toBe('noticed')
  })
})

describe('UTA refill', () => {
  /** The machine with what it asks for and keeps, in order. */
  const runRefill = () => {
    const said: AnyEventObject[] = []
    const machine = refillMachine.provide({
      actors: { ask: fromCallback<RefillEvent, RefillInput>(({ input }) => void said.push({ type: 'ask', ...input })) },
      actions: {
        keep: (_, { request_id, attempt }) => said.push({ type: 'keep', request_id, attempt }),
        drop: (_, { request_id }) => said.push({ type: 'drop', request_id }),
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

  it('asks up to 20 times, 2 s apart, then gives up: still processing', () => {
    const { actor, clock, take, value } = begin()
    let count = 0
    for (let index = 0; index < 40 && value() !== 'gaveUp.resting'; index += 1) {
      count += asked(take()).length
      actor.send({ type: 'PENDING' })
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

  it('given up, each check by hand asks once', () => {
    const { actor, take, value } = runRefill()
    actor.send({ type: 'RESUME', request_id: 'r1', attempt: 20 })
    actor.send({ type: 'LEAD' })
    expect(asked(take())).toHaveLength(1)
    actor.send({ type: 'PENDING' })
    expect(value()).toBe('gaveUp.resting')
    actor.send({ type: 'CHECK_AGAIN' })
    actor.send({ type: 'CHECK_AGAIN' })
    expect(asked(take())).toHaveLength(1)
    actor.send({ type: 'RESULT', id: 'd1' })
    expect(value()).toBe('done')
    expect(take()).toEqual([{ type: 'drop', request_id: 'r1' }])
  })

  it('ends when a result id appears', () => {
    const { actor, value } = begin()
    actor.send({ type: 'PENDING' })
    actor.send({ type: 'RESULT', id: 'd1' })
    expect(value()).toBe('done')
    expect(actor.getSnapshot().context.result_id).toBe('d1')
  })

  it('offline pauses and does not count; a line that comes and goes never makes it ask sooner', () => {
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

  it('goes on counting where the page before it stopped', () => {
    const { actor, take } = runRefill()
    actor.send({ type: 'RESUME', request_id: 'r1', attempt: 18 })
    expect(asked(take())).toEqual([])
    actor.send({ type: 'SEEN', attempt: 19 })
    actor.send({ type: 'LEAD' })
    expect(take()).toContainEqual({ type: 'keep', request_id: 'r1', attempt: 20 })
    actor.send({ type: 'PENDING' })
    expect(leaf(actor.getSnapshot().value)).toBe('gaveUp.resting')
  })
})
