import { getShortestPaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate'
import { logoutMachine } from '#app/src/auth/logout.machine.ts'
import { moneyWriteMachine } from '#app/src/api/money-write.machine.ts'
import { refillMachine } from '#app/src/api/refill.machine.ts'
import { sessionMachine } from '#app/src/auth/session.machine.ts'
import { verificationMachine } from '#app/src/auth/verification.machine.ts'
import { reviewMachine } from '#app/src/api/review.machine.ts'
import { withdrawalMachine } from '#app/src/api/withdrawal.machine.ts'
import { leaf, status } from './machine-states.ts'

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

/** What an invoked actor ends with. */
const done = (actor: string, output: object): AnyEventObject => ({ type: `xstate.done.actor.${actor}`, output })
const refusal = (kind: string): Error => Object.assign(new Error(kind), { name: 'ApiError', kind })

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
        ...['LEAD', 'PENDING', 'FAILED', 'GONE', 'OFFLINE', 'ONLINE', 'CHECK_AGAIN', 'RESET', 'LEAVE', 'RETURN'].map((type) => ({ type })),
        { type: 'ACCEPTED', request_id: 'r' },
        { type: 'RESUME', request_id: 'r', attempt: 18 },
        { type: 'SEEN', attempt: 19 },
        { type: 'RESULT', id: 'd' },
        ...after(refillMachine),
      ],
    },
  ],
  withdrawal: [
    {
      machine: withdrawalMachine,
      events: [
        ...['FAILED', 'RETRY'].map((type) => ({ type })),
        ...['awaiting_confirmation', 'processing', 'done', 'some new word'].map((status) => ({ type: 'ANSWER', status })),
        ...after(withdrawalMachine),
      ],
    },
  ],
  review: [
    {
      machine: reviewMachine,
      events: [...['REVIEW', 'EDIT', 'REFUSED'].map((type) => ({ type })), ...['details', 'review'].map((step) => ({ type: 'AT', step }))],
    },
  ],
  // With keys and without them; where one look is enough, and where it is not.
  moneyWrite: [{ traceable: true, looks: 2 }, { traceable: true, looks: 1 }, { traceable: false }].map((input) => ({
    machine: moneyWriteMachine,
    input,
    events: [
      ...['CHECK', 'RELEASE', 'RESET'].map((type) => ({ type })),
      { type: 'START', key: 'k', at: 1, values: [] },
      { type: 'RESUME', key: 'k', at: 1 },
      ...[{ state: 'answered', result: 1 }, { state: 'kept', key: 'k2', at: 1 }, { state: 'elsewhere' }].map((output) =>
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
