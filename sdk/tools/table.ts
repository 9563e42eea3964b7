interface Schema {
  $ref?: string
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  schema: Schema
}
export interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface ResponseObject {
  $ref?: string
  content?: Record<string, Media>
}
interface Operation {
  operationId: string
  tags: string[]
  'x-origin': string
  'x-moves-money'?: boolean
  'x-may-be-empty'?: boolean
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, ResponseObject>
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters: Record<string, Parameter>
    responses: Record<string, ResponseObject>
    schemas: Record<string, { description?: string; properties?: Record<string, { description?: string }> }>
  }
}

export const HEAD = '/**\n * Generated from the contract (npm run sdk). Do not edit.\n */\n'
export const last = (ref: string | undefined): string | undefined => ref?.split('/').at(-1)
const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
export const json = (content: Record<string, { schema: Schema }> | undefined): string | undefined =>
  last(content?.['application/json']?.schema.$ref)

export const each = <T>(contract: Contract, row: (path: string, method: string, operation: Operation) => T): T[] =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => row(path, method.toUpperCase(), operation)),
  )

/** The small table that ships with the transport: only what it has to know about each operation. */
export const smallTable = (contract: Contract): string => {
  const rows = each(contract, (path, method, operation) => {
    const money = operation['x-moves-money'] ? ', money: true' : ''
    const empty = operation['x-may-be-empty'] ? ', mayBeEmpty: true' : ''
    return `  { id: '${operation.operationId}', method: '${method}', path: '${path}'${money}${empty} },`
  })
  return `${HEAD}export const operations = [\n${rows.join('\n')}\n] as const\n\nexport type OperationId = (typeof operations)[number]['id']\n`
}

/** Everything the simulator and tests need to know about an operation, with the zod schemas of its requests and responses. */
export const fullTable = (contract: Contract): string => {
  const used = new Set<string>()
  const queries = new Set<string>()
  const use = (name: string | undefined, of = used): string => {
    if (name === undefined) return 'null'
    of.add(name)
    return name
  }
  const rows = each(contract, (path, method, operation) => {
    const parameters = (operation.parameters ?? []).map(
      (parameter) => contract.components.parameters[last(parameter.$ref) ?? ''] ?? parameter,
    )
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    const hasQuery = parameters.some((parameter) => parameter.in === 'query')
    const answers = Object.entries(operation.responses).map(([status, given]) => {
      const answer = contract.components.responses[last(given.$ref) ?? ''] ?? given
      return `${status}: ${use(json(answer.content))}`
    })
    return `  ${operation.operationId}: {
    method: '${method}', path: '${path}', tag: '${operation.tags[0]}', origin: '${operation['x-origin']}',
    money: ${operation['x-moves-money'] ?? false}, open: ${operation.security?.length === 0},
    params: { ${inPath.map((parameter) => `${parameter.name}: ${use(last(parameter.schema.$ref))}`).join(', ')} },
    query: ${hasQuery ? use(`${pascal(operation.operationId)}QueryParams`, queries) : 'null'},
    body: ${use(json(operation.requestBody?.content))},
    answers: { ${answers.join(', ')} },
  },`
  })
  return `${HEAD}${[...used]
    .sort()
    .map((name) => `import { ${name} } from './schemas/${kebab(name)}.zod.ts'`)
    .join('\n')}
import { ${[...queries].sort().join(', ')} } from './queries.ts'

/** Each operation: its method and path, its input (params, query, body) and its responses by status (null: no body). */
export const contract = {\n${rows.join('\n')}\n} as const\n`
}
