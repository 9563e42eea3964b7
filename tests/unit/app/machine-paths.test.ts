import { getShortestPaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { authMachine } from '#app/src/auth/auth.machine.ts'
import { signOutMachine } from '#app/src/auth/sign-out.machine.ts'
import { moneyWriteMachine } from '#app/src/money/money-write.machine.ts'
import { refillMachine } from '#app/src/money/refill.machine.ts'
import { reviewMachine } from '#app/src/money/review.machine.ts'
import { status } from './machine-states.ts'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const nodes = (machine: AnyStateMachine): AnyStateNode[] => nodesOf(machine.root)

/** Every leaf state of a machine, by its path. */
const leaves = (machine: AnyStateMachine): string[] =>
  nodes(machine)
    .filter((node) => node.type === 'atomic')
    .map((node) => node.path.join('.'))

/** Every declared transition: source state and event. */
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
  /** The part of the context that the guards read; all of it by default. */
  told?: (context: Record<string, unknown>) => unknown
}

const atomsOf = (state: { _nodes: AnyStateNode[] }): AnyStateNode[] => state._nodes.filter(({ type }) => type === 'atomic')
const leavesOf = (state: unknown): string[] => atomsOf(state as { _nodes: AnyStateNode[] }).map(({ path }) => path.join('.'))
const ancestry = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? ancestry(node.parent) : [])]

/** Walks all generated paths with a running actor and records what was visited. */
function walk({ machine, input, events, told }: Plan) {
  const options = {
    events,
    ...(input && { input }),
    ...(told && { serializeState: ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, told(context)]) }),
    limit: 20_000,
  } as never
  const paths = getShortestPaths(machine, options)
  const states = new Set<string>()
  const taken = new Set<string>()
  for (const path of paths) {
    for (const { state } of path.steps) for (const one of leavesOf(state)) states.add(one)
    for (const one of leavesOf(path.state)) states.add(one)
  }
  // Each event from each reachable state: which of the declared transitions are taken?
  for (const path of paths) {
    for (const event of events) {
      const before = path.state
      if (!before.can(event)) continue
      // In each parallel region the innermost state that handles the event takes it.
      for (const atom of atomsOf(before)) {
        const node = ancestry(atom).find(({ transitions }) => transitions.has(event.type))
        if (node) taken.add(`${node.path.join('.')} ${event.type}`)
      }
    }
  }
  return { paths: paths.length, states, taken }
}

const after = (machine: AnyStateMachine): AnyEventObject[] =>
  nodes(machine).flatMap((node) => [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after')).map((type) => ({ type })))

/** The done event of an invoked actor. */
const done = (actor: string, output: object): AnyEventObject => ({ type: `xstate.done.actor.${actor}`, output })
const refusal = (kind: string): Error => Object.assign(new Error(kind), { name: 'ApiError', kind })

const plans: Record<string, Plan[]> = {
  auth: [true, false].map((hasToken) => ({
    machine: authMachine,
    input: { hasToken },
    // Each state is visited once, whatever its context.
    told: () => null,
    events: [
      { type: 'SIGN_IN', credentials: { by: 'password', values: {} } },
      { type: 'CODE', challenge: {} },
      ...['BACK', 'UNAUTHORIZED', 'SIGN_OUT', 'IDLE', 'OTHER_TAB_IN', 'STATUS_FAILED', 'NAVIGATED', 'EMAIL_CHANGED'].map((type) => ({
        type,
      })),
      { type: 'OTHER_TAB_OUT', ending: 'normal' },
      ...['a', 'b'].map((id) => ({ type: 'USER', id, person: id, email: id })),
      status(true),
      status(false),
      // Events between regions are treated like external ones.
      { type: 'BEGUN' },
      { type: 'ENDED', ending: 'forced', elsewhere: false },
      { type: 'GO', to: 'home' },
      ...[{ auth_token: 't' }, { two_factor: true }].map((output) => done('attempt', output)),
      done('user', { email: 'trader@matu.test' }),
      done('status', { telegram: 'verified', '2fa': 'enabled' }),
      done('go', {}),
      ...['attempt', 'user', 'status', 'go'].map((actor) => ({ type: `xstate.error.actor.${actor}`, error: refusal('network') })),
      ...after(authMachine),
    ],
  })),
  signOut: [
    {
      machine: signOutMachine,
      events: [
        ...['LEAVE', 'BEGUN', 'ONLINE'].map((type) => ({ type })),
        done('send', {}),
        { type: 'xstate.error.actor.send', error: refusal('network') },
        ...after(signOutMachine),
      ],
    },
  ],
  refill: [
    {
      machine: refillMachine,
      events: [
        ...['LEAD', 'OFFLINE', 'ONLINE', 'CHECK_AGAIN', 'RESET'].map((type) => ({ type })),
        { type: 'ACCEPTED', request_id: 'r' },
        { type: 'RESUME', request_id: 'r', attempt: 18 },
        { type: 'SEEN', attempt: 19 },
        ...[{ id: 'd' }, { id: null }, { id: null, status: 'failed' }].map((delegation) => done('ask', { delegation, checkedAt: 1 })),
        ...['missing', 'network', 'offline', 'aborted'].map((kind) => ({ type: 'xstate.error.actor.ask', error: refusal(kind) })),
        ...after(refillMachine),
      ],
    },
  ],
  review: [
    {
      machine: reviewMachine,
      events: [
        ...['REVIEW', 'EDIT', 'REFUSED'].map((type) => ({ type })),
        ...['details', 'review'].map((step) => ({ type: 'AT', step })),
        { type: 'AT', step: 'review', drafted: true },
      ],
    },
  ],
  // With and without keys; with one look-up and with two.
  moneyWrite: [{ traceable: true, lookUpsNeeded: 2 }, { traceable: true, lookUpsNeeded: 1 }, { traceable: false }].map((input) => ({
    machine: moneyWriteMachine,
    input,
    events: [
      ...['CHECK', 'RELEASE', 'RESET'].map((type) => ({ type })),
      { type: 'START', key: 'k', at: 1, values: [] },
      ...['RESUME', 'REJOIN'].map((type) => ({ type, key: 'k', at: 1 })),
      ...[{ state: 'answered', result: 1 }, { state: 'pending', key: 'k2', at: 1 }, { state: 'elsewhere' }].map((output) =>
        done('send', output),
      ),
      ...[{ state: 'found', result: 1 }, { state: 'absent' }, { state: 'unsure' }].map((output) => done('lookUp', output)),
      ...['unknown-outcome', 'invalid'].map((kind) => ({ type: 'xstate.error.actor.send', error: refusal(kind) })),
      { type: 'xstate.error.actor.lookUp', error: refusal('network') },
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
    const passing = new Set(['session.starting', 'unknown.deciding']) // Left before it is observable.
    expect(leaves(machine).filter((one) => !states.has(one) && !passing.has(one))).toEqual([])
    expect(written(machine).filter((one) => !taken.has(one))).toEqual([])
  })

  it('canary: without an event, a transition stays unvisited', () => {
    const plan = plans['refill']![0]!
    const { taken } = walk({ ...plan, events: plan.events.filter(({ type }) => type !== 'ONLINE') })
    expect(written(refillMachine).filter((one) => !taken.has(one))).toContain('polling.paused ONLINE')
  })
})
