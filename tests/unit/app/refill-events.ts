import type { AnyStateNode, SnapshotFrom } from 'xstate'
import type { UtaDelegation } from '#sdk'
import type { refillMachine } from '#app/src/money/refill.machine.ts'
import type { RefillEvent } from '#app/src/money/refill.machine.ts'
import { leaf } from './machine-states.ts'

export type State = SnapshotFrom<typeof refillMachine>
/** The pause between two polls is over. */
export const pause = { type: 'xstate.after.pause.refill.polling.waiting' } as unknown as RefillEvent

export const said = (rest: Partial<UtaDelegation>): RefillEvent =>
  ({ type: 'xstate.done.actor.ask', output: { delegation: { id: null, status: 'processing', ...rest }, checkedAt: 1 } }) as never

/** What may follow a request, by the name that the tests give it. */
const outcomes: Record<string, RefillEvent> = {
  PENDING: said({}),
  RESULT: said({ id: 'd1', status: 'done' }),
  FAILED: said({ status: 'failed' }),
  GONE: { type: 'xstate.error.actor.ask', error: Object.assign(new Error('404'), { name: 'ApiError', kind: 'missing' }) } as never,
  OFFLINE: { type: 'OFFLINE' },
}
const answers = Object.values(outcomes)

export const nameOf = (event: RefillEvent): string => Object.keys(outcomes).find((name) => outcomes[name] === event) ?? event.type

/** Events that are possible in a state: a response only after a request. */
const possible: Record<string, RefillEvent[]> = {
  idle: [
    { type: 'ACCEPTED', request_id: 'r' },
    { type: 'RESUME', request_id: 'r', attempt: 18 },
  ],
  'polling.standby': [{ type: 'LEAD' }, { type: 'SEEN', attempt: 19 }],
  'polling.asking': answers,
  'polling.waiting': [pause, { type: 'OFFLINE' }],
  'polling.paused': [{ type: 'ONLINE' }],
  'gaveUp.resting': [{ type: 'CHECK_AGAIN' }, { type: 'RESET' }],
  'gaveUp.checking': answers,
  done: [{ type: 'RESET' }],
  failed: [{ type: 'RESET' }],
  lost: [{ type: 'RESET' }],
}
export const eventsOf = (state: State): RefillEvent[] => possible[leaf(state.value)] ?? []

export const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)]
