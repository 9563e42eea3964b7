import { getShortestPaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate'
import { createActor, SimulatedClock } from 'xstate'
import { LOGOUT_CLEARING, PROFILE_REFRESH, REFILL_POLL } from '#app/constants.ts'
import { logoutMachine } from '#app/machines/logout.machine.ts'
import { moneyWriteMachine } from '#app/machines/money-write.machine.ts'
import { refillMachine } from '#app/machines/refill.machine.ts'
import { sessionMachine } from '#app/machines/session.machine.ts'
import { verificationMachine } from '#app/machines/verification.machine.ts'
import { withdrawalMachine } from '#app/machines/withdrawal.machine.ts'

const leaf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => `${key}.${leaf(inner)}`)
        .join()

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const nodes = (machine: AnyStateMachine): AnyStateNode[] => nodesOf(machine.root)

/** Every leaf state of a machine, by its path. */
const leaves = (machine: AnyStateMachine): string[] =>
  nodes(machine)
    .filter((node) => node.type === 'atomic')
    .map((node) => node.path.join('.'))

/** Every transition that is written down: from where, on what. */
const written = (machine: AnyStateMachine): string[] =>
  nodes(machine).flatMap((node) =>
    [...node.transitions.values()]
      .flat()
      .filter(({ eventType }) => eventType !== '')
      .map(({ eventType }) => `${node.path.join('.')} ${eventType}`),
  )

interface Plan {
  machine: AnyStateMachine
  input?: object
  events: AnyEventObject[]
}

/** Walks all generated paths on a running actor and notes what was visited. */
function walk({ machine, input, events }: Plan) {
  const options = { events, ...(input && { input }), limit: 5000 } as never
  const paths = getShortestPaths(machine, options)
  const states = new Set<string>()
  const taken = new Set<string>()
  for (const path of paths) {
    for (const { state } of path.steps) states.add(leaf(state.value))
    states.add(leaf(path.state.value))
  }
  // Each event from each state that a path leads to: which of the written transitions answer?
  for (const path of paths) {
    for (const event of events) {
      const before = path.state
      if (!before.can(event)) continue
      const node = before._nodes.toReversed().find((one: { transitions: Map<string, unknown> }) => one.transitions.has(event.type))
      if (node) taken.add(`${node.path.join('.')} ${event.type}`)
    }
  }
  return { paths: paths.length, states, taken }
}

const after = (machine: AnyStateMachine): AnyEventObject[] =>
  nodes(machine).flatMap((node) => [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after')).map((type) => ({ type })))

const status = (verified: boolean) => ({ type: 'STATUS', verified, twoFactor: true })

const plans: Record<string, Plan[]> = {
  session: [true, false].map((hasToken) => ({
    machine: sessionMachine,
    input: { hasToken },
    events: [
      ...['SIGN_IN', 'REFUSED', 'CODE_ASKED', 'CODE', 'BACK', 'USER', 'UNREACHABLE', 'UNAUTHORIZED', 'SIGN_OUT', 'OTHER_TAB_IN'].map(
        (type) => ({ type }),
      ),
      { type: 'TOKEN', token: 't' },
      { type: 'OTHER_TAB_OUT', kind: 'normal' },
      ...after(sessionMachine),
    ],
  })),
  logout: [
    {
      machine: logoutMachine,
      events: [
        { type: 'NORMAL' },
        { type: 'FORCED' },
        { type: 'OTHER_TAB', kind: 'forced' },
        { type: 'SIGNED_IN' },
        ...after(logoutMachine),
      ],
    },
  ],
  verification: [
    {
      machine: verificationMachine,
      events: [status(true), status(false), ...['FAILED', 'NAVIGATED', 'TYPED', 'SIGNED_OUT'].map((type) => ({ type }))],
    },
  ],
  refill: [
    {
      machine: refillMachine,
      events: [
        ...['LEAD', 'PENDING', 'FAILED', 'GONE', 'OFFLINE', 'ONLINE', 'CHECK_AGAIN', 'RESET'].map((type) => ({ type })),
        { type: 'ACCEPTED', request_id: 'r' },
        { type: 'RESUME', request_id: 'r', attempt: 18 },
        { type: 'SEEN', attempt: 19 },
        { type: 'RESULT', id: 'd' },
        ...after(refillMachine),
      ],
    },
  ],
  withdrawal: [true, false].map((following) => ({
    machine: withdrawalMachine,
    input: { following },
    events: [
      ...['REVIEW', 'EDIT', 'REFUSED', 'FOLLOW', 'FAILED', 'RETRY', 'CLOSE'].map((type) => ({ type })),
      ...['awaiting_confirmation', 'processing', 'done', 'some new word'].map((status) => ({ type: 'ANSWER', status })),
      ...after(withdrawalMachine),
    ],
  })),
  // With keys and without them; where one look is enough, and where it is not.
  moneyWrite: [{ traceable: true, looks: 2 }, { traceable: true, looks: 1 }, { traceable: false }].map((input) => ({
    machine: moneyWriteMachine,
    input,
    events: [
      ...['DONE', 'REFUSED', 'UNKNOWN', 'FOUND', 'NOT_THERE', 'CANNOT_SAY', 'CHECK', 'RELEASE', 'RESET'].map((type) => ({ type })),
      { type: 'START', key: 'k', at: 1 },
      { type: 'RESUME', key: 'k', at: 1, settled: false },
      ...after(moneyWriteMachine),
    ],
  })),
}

describe('generated paths', () => {
  it.each(Object.entries(plans))('visit every state and every transition of %s', (_, machines) => {
    const states = new Set<string>()
    const taken = new Set<string>()
    for (const plan of machines) {
      const found = walk(plan)
      expect(found.paths).toBeGreaterThan(0)
      found.states.forEach((one) => states.add(one))
      found.taken.forEach((one) => taken.add(one))
    }
    const machine = machines[0]!.machine
    const passing = new Set(['starting', 'unknown.deciding']) // left before anyone can see it
    expect(leaves(machine).filter((one) => !states.has(one) && !passing.has(one))).toEqual([])
    expect(written(machine).filter((one) => !taken.has(one))).toEqual([])
  })

  it('canary: an event that no path sends leaves a transition unvisited', () => {
    const plan = plans['refill']![0]!
    const { taken } = walk({ ...plan, events: plan.events.filter(({ type }) => type !== 'ONLINE') })
    expect(written(refillMachine).filter((one) => !taken.has(one))).toContain('polling.paused ONLINE')
  })
})

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
  const begin = () => {
    const running = run(refillMachine)
    running.actor.send({ type: 'ACCEPTED', request_id: 'r1' })
    running.actor.send({ type: 'LEAD' })
    return running
  }
  const asked = (said: unknown[]) => said.filter((one) => typeof one === 'object' && (one as AnyEventObject).type === 'ask')

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
    const { actor, take, value } = run(refillMachine)
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
    const { actor, take } = run(refillMachine)
    actor.send({ type: 'RESUME', request_id: 'r1', attempt: 18 })
    expect(asked(take())).toEqual([])
    actor.send({ type: 'SEEN', attempt: 19 })
    actor.send({ type: 'LEAD' })
    expect(take()).toContainEqual({ type: 'keep', request_id: 'r1', attempt: 20 })
    actor.send({ type: 'PENDING' })
    expect(leaf(actor.getSnapshot().value)).toBe('gaveUp.resting')
  })
})
