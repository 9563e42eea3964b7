import { getInitialSnapshot, getNextSnapshot } from 'xstate'
import { refillMachine } from '#app/src/money/refill.machine.ts'
import type { RefillEvent } from '#app/src/money/refill.machine.ts'
import { leaf } from '../../unit/app/machine-states.ts'
import { eventsOf } from '../../unit/app/refill-events.ts'
import type { State } from '../../unit/app/refill-events.ts'

export interface Step {
  event: RefillEvent
  to: State
}

const stateKey = (state: State): string => `${leaf(state.value)} ${state.context.attempt}`
const transitionKey = (from: State, { event, to }: Step): string => `${leaf(from.value)} ${event.type} ${leaf(to.value)}`

const after = (state: State, event: RefillEvent): State => getNextSnapshot(refillMachine, state, event) as State

function* stepsFrom(state: State): Generator<Step> {
  for (const event of eventsOf(state)) yield { event, to: after(state, event) }
}

/** The shortest path from a state through a transition that is not in `taken`. */
function pathToUntaken(from: State, taken: ReadonlySet<string>): Step[] | null {
  const seen = new Set([stateKey(from)])
  let frontier: Array<{ at: State; path: Step[] }> = [{ at: from, path: [] }]
  while (frontier.length > 0) {
    const next: typeof frontier = []
    for (const { at, path } of frontier)
      for (const step of stepsFrom(at)) {
        if (!taken.has(transitionKey(at, step))) return [...path, step]
        if (seen.has(stateKey(step.to))) continue
        seen.add(stateKey(step.to))
        next.push({ at: step.to, path: [...path, step] })
      }
    frontier = next
  }
  return null
}

/** One walk through the machine that takes every transition between every two states at least once. */
export function refillTour(): Step[] {
  const tour: Step[] = []
  const taken = new Set<string>()
  let at = getInitialSnapshot(refillMachine) as State
  for (let path = pathToUntaken(at, taken); path; path = pathToUntaken(at, taken))
    for (const step of path) {
      taken.add(transitionKey(at, step))
      tour.push(step)
      at = step.to
    }
  return tour
}
