import type { AnyStateNode, SnapshotFrom } from 'xstate'
import type { refillMachine } from '#app/src/money/refill.machine.ts'
import type { RefillEvent } from '#app/src/money/refill.machine.ts'
import { leaf } from './machine-states.ts'

export type State = SnapshotFrom<typeof refillMachine>
export type Step = RefillEvent | { type: 'PAUSE' }

/** The pause between two polls is over. */
export const pause = { type: 'xstate.after.pause.refill.polling.waiting' } as unknown as RefillEvent
const answers: RefillEvent[] = [
  { type: 'PENDING' },
  { type: 'RESULT', id: 'd1' },
  { type: 'FAILED' },
  { type: 'GONE' },
  { type: 'OFFLINE' },
]

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
