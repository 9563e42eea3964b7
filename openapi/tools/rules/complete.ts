import { responseOf, isOpen, parametersOf, rowsOf, schemaOf, unexpectedPathKeys, type Contract, type Operation, type Row, type Schema } from '../contract.ts'

const ORIGINS = new Set(['product', 'assumption'])

// Fields with one of these names hold a value of a closed list.
const CLOSED =
  /(^|_)(status|state|type|kind|side|method|channel|action|account|rank|lang|network|reason|(from|to|fee|price|counter)_token)$/
// Exceptions that hold free text.
const FREE = new Set(['failure_reason'])

const UNIT = /\b(USDT|USD|MATU|percent|partners)\b|`\w*token`|in the token|second currency|one `from_token`/

/** The statuses that an operation has to document. */
const statusesOf = ({ method, operation }: Row, contract: Contract): string[] => {
  const parameters = parametersOf(contract, operation)
  const isWrite = method !== 'GET'
  const needs = ['429', '500', '503']
  if (!isOpen(contract, operation)) needs.push('401')
  if (isWrite) needs.push('419')
  if (operation.requestBody || parameters.some((parameter) => parameter.in === 'query')) needs.push('422')
  if (parameters.some((parameter) => parameter.in === 'path')) needs.push('404')
  if (operation['x-moves-money']) needs.push('403', '409')
  return needs
}

/** What every write may carry: components/parameters.yaml has both. */
const WRITE_HEADERS = ['X-XSRF-TOKEN', 'Idempotency-Key']

/** A deprecated part must say what to use instead. */
const deprecationFaults = ({ deprecated, description = '' }: { deprecated?: boolean; description?: string }): string[] =>
  deprecated && !/\binstead\b/i.test(description) ? ['is deprecated and does not say what to use instead'] : []

const responseFaults = (contract: Contract, operation: Operation): string[] =>
  Object.entries(operation.responses).flatMap(([status, given]) => {
    const answer = responseOf(contract, given)
    const media = answer.content?.['application/json']
    const faults: string[] = []
    if (!answer.description) faults.push(`${status} has no description`)
    if (!media) return status === '204' ? faults : [...faults, `${status} has no body`]
    if (media.example === undefined && Object.keys(media.examples ?? {}).length === 0) faults.push(`${status} has no example`)
    const expected = status === '422' ? '#/components/schemas/ValidationProblem' : '#/components/schemas/Problem'
    if (Number(status) >= 400 && media.schema.$ref !== expected) faults.push(`${status} is not ${expected.split('/').at(-1)}`)
    if (status === '429' && !answer.headers?.['Retry-After']) faults.push('429 has no Retry-After')
    return faults
  })

export const operationFaults = (contract: Contract): string[] => {
  const seen = new Set<string>()
  const stray = unexpectedPathKeys(contract).map((place) => `${place} stands beside the methods: write it in each operation`)
  const own = rowsOf(contract).flatMap((row) => {
    const { operation } = row
    const faults: string[] = []
    if (!/^[a-z][A-Za-z]+$/.test(operation.operationId ?? '')) faults.push('has no operationId')
    if (seen.has(operation.operationId)) faults.push('shares its operationId')
    seen.add(operation.operationId)
    if (!operation.summary) faults.push('has no summary')
    if (operation.tags?.length !== 1) faults.push('has not exactly one tag')
    faults.push(...deprecationFaults(operation))
    if (!ORIGINS.has(operation['x-origin'] ?? '')) faults.push('has no x-origin')
    const statuses = Object.keys(operation.responses)
    if (!statuses.some((status) => status.startsWith('2'))) faults.push('never succeeds')
    for (const status of statusesOf(row, contract)) if (!statuses.includes(status)) faults.push(`lacks ${status}`)
    faults.push(...responseFaults(contract, operation))
    if (operation.requestBody && operation.requestBody.content['application/json']?.example === undefined)
      faults.push('has no request example')
    for (const name of row.method === 'GET' ? [] : WRITE_HEADERS)
      if (!parametersOf(contract, operation).some((one) => one.in === 'header' && one.name === name)) faults.push(`lacks the header ${name}`)
    for (const parameter of parametersOf(contract, operation)) {
      if (!parameter.description) faults.push(`parameter ${parameter.name} has no description`)
      faults.push(...deprecationFaults(parameter).map((fault) => `parameter ${parameter.name} ${fault}`))
      if (!ORIGINS.has(parameter['x-origin'] ?? '')) faults.push(`parameter ${parameter.name} has no x-origin`)
      const schema = schemaOf(contract, parameter.schema)
      // A number has no room for `../`: its type is the pattern.
      if (parameter.in === 'path' && !schema.pattern && !schema.enum && schema.type !== 'integer') faults.push(`path parameter ${parameter.name} has no pattern`)
    }
    return faults.map((fault) => `${row.method} ${row.path} ${fault}`)
  })
  return [...stray, ...own]
}

const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...(schema.oneOf ?? []).flatMap(partsOf),
  ...(schema.anyOf ?? []).flatMap(partsOf),
  ...(schema.items ? partsOf(schema.items) : []),
  ...(typeof schema.additionalProperties === 'object' ? partsOf(schema.additionalProperties) : []),
  ...Object.values(schema.properties ?? {}).flatMap(partsOf),
]

const propertyFaults = (contract: Contract, name: string, property: Schema): string[] => {
  const faults: string[] = []
  const kinds = partsOf(property).map((part) => schemaOf(contract, part))
  const isClosed = kinds.some((kind) => kind.enum)
  const isText = kinds.some((kind) => kind.type === 'string' || (Array.isArray(kind.type) && kind.type.includes('string')))
  if (!property.description) faults.push('has no description')
  faults.push(...deprecationFaults(property))
  if (CLOSED.test(name) && !FREE.has(name) && isText && !isClosed) faults.push('is not a closed list')
  if (kinds.some((kind) => kind.format === 'decimal') && !UNIT.test(property.description ?? '')) faults.push('has no unit')
  return faults
}

export const schemaFaults = (contract: Contract): string[] =>
  Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const faults: string[] = []
    if (!schema.description) faults.push('has no description')
    if (!ORIGINS.has(schema['x-origin'] ?? '')) faults.push('has no x-origin')
    for (const part of partsOf(schema)) {
      if (part.type === 'number') faults.push('holds a floating number')
      if (part.format === 'decimal' && !part.pattern) faults.push('holds a decimal without a pattern')
      if (part.enum && (part.enum.length === 0 || new Set(part.enum).size !== part.enum.length)) faults.push('holds a broken list')
    }
    for (const [property, inner] of Object.entries(schema.properties ?? {})) {
      faults.push(...propertyFaults(contract, property, inner).map((fault) => `.${property} ${fault}`))
    }
    return faults.map((fault) => `${name} ${fault}`)
  })

/** Operations marked as moving money. */
export const moneyOperations = (contract: Contract): string[] =>
  rowsOf(contract)
    .filter(({ operation }) => operation['x-moves-money'])
    .map(({ operation }) => operation.operationId)
    .sort()
