import { parseAst } from 'vite'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A syntax tree's nodes from the outside in, without those that `skip` names and what is inside them. */
export function* nodesIn(value: unknown, skip = ''): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one, skip)
  else if (isNode(value) && value.type !== skip) {
    yield value
    for (const inner of Object.values(value)) yield* nodesIn(inner, skip)
  }
}

/** Every node of a kind in a module, the last one first, so that cutting one does not move the others. */
export const nodesOf = (code: string, type: string): Node[] =>
  [...nodesIn(parseAst(code))].filter((node) => node.type === type).sort((a, b) => b.start - a.start)
