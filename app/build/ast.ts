import { parseAst } from 'vite'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The nodes of a syntax tree, parents first, without nodes of the type `skip` and their descendants. */
function* nodesIn(value: unknown, skip = ''): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one, skip)
  else if (isNode(value) && value.type !== skip) {
    yield value
    for (const inner of Object.values(value)) yield* nodesIn(inner, skip)
  }
}

/** All nodes of a type in a module, last first, so that cutting one does not move the others. */
export const nodesOf = (code: string, type: string): Node[] =>
  [...nodesIn(parseAst(code))].filter((node) => node.type === type).sort((a, b) => b.start - a.start)
