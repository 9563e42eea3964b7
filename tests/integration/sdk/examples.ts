import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

type Node = Record<string, unknown>

const root = join(import.meta.dirname, '../../../openapi')
const files = new Map<string, Node>()

const load = (file: string): Node => {
  const known = files.get(file)
  if (known) return known
  const read = parse(readFileSync(file, 'utf8')) as Node
  files.set(file, read)
  return read
}

const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})

/** The target of a `$ref` into another file of the contract. */
const follow = (value: Node, from: string): Node => {
  if (typeof value.$ref !== 'string') return value
  const [file = '', pointer = ''] = value.$ref.split('#')
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce((target, step) => node(target[step]), load(file === '' ? from : join(dirname(from), file)))
}

const examplesOf = (operation: Node): unknown[] =>
  Object.entries(node(operation.responses))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => {
      const content = node(node(node(response).content)['application/json'])
      const named = Object.values(node(content.examples)).map((example) => node(example).value)
      return 'example' in content ? [content.example, ...named] : named
    })

/** The contract's own examples of successful answers, by operation. */
export const examples = (): Map<string, unknown[]> => {
  const file = join(root, 'openapi.yaml')
  const found = new Map<string, unknown[]>()
  for (const path of Object.values(node(load(file).paths))) {
    for (const operation of Object.values(follow(node(path), file)).map(node)) {
      if (typeof operation.operationId === 'string') found.set(operation.operationId, examplesOf(operation))
    }
  }
  return found
}
