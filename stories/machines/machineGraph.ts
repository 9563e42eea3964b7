import type { AnyStateMachine, AnyStateNode } from 'xstate'

interface GraphState {
  /** Its path: `polling.asking`. */
  id: string
  /** Its own name. */
  name: string
  depth: number
  /** Initial state of the machine, or of its parent state. */
  initial: boolean
  /** It has child states. */
  compound: boolean
}

export interface GraphEdge {
  from: string
  /** The same as `from` for a transition that stays in its state. */
  to: string
  event: string
  /** The machine's event type: `after pause` is `xstate.after.pause.refill.polling.waiting`. */
  type: string
  guard: string | null
  actions: readonly string[]
}

export interface MachineGraph {
  states: readonly GraphState[]
  edges: readonly GraphEdge[]
}

const idOf = (node: AnyStateNode): string => node.path.join('.')

/**
 * Converts an event type to its source form: `xstate.after.pause.refill.polling.waiting` to `after: { pause: … }`, `xstate.done.actor.send` to
 * `onDone`.
 */
export const eventName = (type: string): string => {
  if (type === '') return 'always'
  const after = /^xstate\.after\.([^.]+)\./.exec(type)
  const ended = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (ended) return `${ended[2]} ${ended[1] === 'done' ? 'ends' : 'fails'}`
  return after ? `after ${after[1]}` : type
}

const named = (part: unknown): string =>
  typeof part === 'string' ? part : part !== null && typeof part === 'object' && 'type' in part ? String(part.type) : 'inline'

/** Reads states and transitions from the machine object itself, so that the diagram is always up to date. */
export function graphOf(machine: AnyStateMachine): MachineGraph {
  const states: GraphState[] = []
  const edges: GraphEdge[] = []
  const visit = (node: AnyStateNode): void => {
    if (node.parent)
      states.push({
        id: idOf(node),
        name: node.key,
        depth: node.path.length - 1,
        initial: node.parent.type === 'parallel' || node.parent.initial.target.includes(node),
        compound: Object.keys(node.states).length > 0,
      })
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    for (const { eventType, target, guard, actions } of transitions) {
      const shared = {
        event: eventName(eventType),
        type: eventType,
        guard: guard === undefined ? null : named(guard),
        actions: actions.map((action) => named(action)),
      }
      const from = node.parent ? idOf(node) : '(any)'
      for (const to of target ?? [node]) edges.push({ from, to: to.parent ? idOf(to) : from, ...shared })
    }
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  if (edges.some(({ from }) => from === '(any)'))
    states.unshift({ id: '(any)', name: 'in any state', depth: 0, initial: false, compound: true })
  return { states, edges }
}
