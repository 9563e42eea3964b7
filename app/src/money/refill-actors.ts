import { fromCallback, fromPromise } from 'xstate'
import type { UtaDelegation } from '#sdk'
import type { LeaderElection } from '../lib/leader-election.ts'
import type { Clock } from '../lib/clock.ts'
import { onOtherTabsRefill } from './running.ts'
import type { RunningRefillStore } from './running.ts'
import type { RefillAnswer, RefillContext, RefillEvent, RefillInput } from './refill.machine.ts'

export interface RefillServices {
  ask: (request_id: string) => Promise<UtaDelegation>
  running: RunningRefillStore
  turns: LeaderElection
  person: () => string | null
  clock: Clock
  /** Whether the server can be reached: there is a connection, and no maintenance. */
  online: () => boolean
  /** Calls back when that may have changed. Returns a function that stops listening. */
  onLine: (listener: () => void) => () => void
  /** Called when it succeeded or failed: balances and lists have changed. */
  onEnd: () => void
}

/** Implements the refill machine: polls the status, elects the polling tab, watches the connection and stores the progress. */
export function refillImplementations({ ask, running, turns, person, clock, online, onLine, onEnd }: RefillServices) {
  return {
    actors: {
      ask: fromPromise<RefillAnswer, RefillInput>(async ({ input: { request_id } }) => ({
        delegation: await ask(request_id),
        checkedAt: clock.now(),
      })),
      leadership: fromCallback<RefillEvent, RefillInput>(({ sendBack, input: { request_id } }) => {
        const known = (): number | null => {
          const found = running.find(person())
          return found?.request_id === request_id ? found.attempt : null
        }
        const see = (): void => {
          const attempt = known()
          if (attempt !== null) sendBack({ type: 'SEEN', attempt })
        }
        const leave = turns(`matu-refill-${request_id}`, () => {
          // The attempt that the previously polling tab had reached.
          see()
          sendBack({ type: 'LEAD' })
          if (!online()) sendBack({ type: 'OFFLINE' })
        })
        const stopListening = onOtherTabsRefill(see)
        return () => {
          stopListening()
          leave()
        }
      }),
      /** For a refill whose polling gave up: if another tab removes the stored refill, that tab has the outcome. */
      otherTabs: fromCallback<RefillEvent>(({ sendBack }) =>
        onOtherTabsRefill(() => {
          if (!running.find(person())) sendBack({ type: 'CHECK_AGAIN' })
        }),
      ),
      connection: fromCallback<RefillEvent>(({ sendBack }) => onLine(() => sendBack({ type: online() ? 'ONLINE' : 'OFFLINE' }))),
    },
    actions: {
      save: ({ context: { request_id, attempt } }: { context: RefillContext }): void =>
        running.save({ request_id, attempt, at: Math.round(clock.now()), server: clock.isServerTime(), person: person() }),
      drop({ context }: { context: RefillContext }): void {
        running.drop(context.request_id)
        onEnd()
      },
    },
  }
}
