import { getInitialSnapshot, getNextSnapshot } from 'xstate'
import { refillMachine } from '#app/src/api/refill.machine.ts'
import type { RefillEvent } from '#app/src/api/refill.machine.ts'
import { leaf } from '../../unit/app/machine-states.ts'
import { eventsOf } from '../../unit/app/refill-events.ts'
import type { State } from '../../unit/app/refill-events.ts'

export interface Leg {
  event: RefillEvent
  to: State
}

const placeOf = (state: State): string => `${leaf(state.value)} ${state.context.attempt}`
const turnOf = (from: State, { event, to }: Leg): string => `${leaf(from.value)} ${event.type} ${leaf(to.value)}`

const after = (state: State, event: RefillEvent): State => getNextSnapshot(refillMachine, state, event) as State

function* legsFrom(state: State): Generator<Leg> {
  for (const event of eventsOf(state)) if (event.type !== 'LEAVE') yield { event, to: after(state, event) }
  // A page is put away by an answer of maintenance to its question: no result, and nobody looks any more. The unit test leaves it elsewhere too.
  const waiting = state.matches({ polling: 'asking' }) && after(state, { type: 'PENDING' })
  if (waiting && waiting.matches('polling')) yield { event: { type: 'LEAVE' }, to: after(waiting, { type: 'LEAVE' }) }
}

/** The shortest way from here to a turn that was not taken yet. */
function nearest(from: State, taken: ReadonlySet<string>): Leg[] | null {
  const seen = new Set([placeOf(from)])
  let edge: Array<{ at: State; way: Leg[] }> = [{ at: from, way: [] }]
  while (edge.length > 0) {
    const further: typeof edge = []
    for (const { at, way } of edge)
      for (const leg of legsFrom(at)) {
        if (!taken.has(turnOf(at, leg))) return [...way, leg]
        if (seen.has(placeOf(leg.to))) continue
        seen.add(placeOf(leg.to))
        further.push({ at: leg.to, way: [...way, leg] })
      }
    edge = further
  }
  return null
}

/** One walk that takes every transition of the machine, as it is written, from each state to each state that it leads to. */
export function refillTour(): Leg[] {
  const tour: Leg[] = []
  const taken = new Set<string>()
  let at = getInitialSnapshot(refillMachine) as State
  for (let way = nearest(at, taken); way; way = nearest(at, taken))
    for (const leg of way) {
      taken.add(turnOf(at, leg))
      tour.push(leg)
      at = leg.to
    }
  return tour
}
