import fc from 'fast-check'
import { parametersOf, schemaOf } from '#openapi/tools/contract.ts'
import type { Contract, Operation, Schema } from '#openapi/tools/contract.ts'

/** Schema keywords that `Schema` lacks. */
type Full = Schema & {
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  required?: string[]
  items?: Full
}

export interface Asked {
  path: string
  query: Record<string, string | string[]>
  body: unknown
}

/** Values that exist in the simulator's world, by field name (`body`: whole bodies), mixed in so that valid requests get past the first rule. */
export type Known = Record<string, readonly unknown[]>

const stringOf = (schema: Full): fc.Arbitrary<string> => {
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern))
  if (schema.format === 'email') return fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,10}\.test$/)
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 40) })
}

/** Values of a schema; `known` ones by field name. */
export const valueOf = (contract: Contract, given: Schema, known: Known, name = ''): fc.Arbitrary<unknown> => {
  const schema = schemaOf(contract, given) as Full
  const usual = plainValue(contract, schema, known)
  const sample = known[name]
  return sample && sample.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...sample) }, { weight: 1, arbitrary: usual })
    : usual
}

const plainValue = (contract: Contract, schema: Full, known: Known): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices && !schema.properties) return fc.oneof(...choices.map((choice) => valueOf(contract, choice, known)))
  switch (schema.type) {
    case 'string':
      return stringOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const items = valueOf(contract, schema.items ?? {}, known)
      const bounds = { minLength: schema.minItems ?? 0, maxLength: schema.maxItems ?? 4 }
      return schema.uniqueItems ? fc.uniqueArray(items, bounds) : fc.array(items, bounds)
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(contract, inner, known, name)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    }
    default:
      return fc.constant(null)
  }
}

const bodySchema = (operation: Operation): Schema | null => operation.requestBody?.content['application/json']?.schema ?? null

const filled = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))

/** Requests that the contract allows. */
export const validRequest = (contract: Contract, path: string, operation: Operation, known: Known): fc.Arbitrary<Asked> => {
  const parameters = parametersOf(contract, operation)
  const values = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map((one) => [one.name, valueOf(contract, one.schema, known, one.name)]),
      ),
      {
        requiredKeys: place === 'path' ? parameters.filter((one) => one.in === 'path').map((one) => one.name) : [],
      },
    )
  const schema = bodySchema(operation)
  const body = schema ? valueOf(contract, schema, known, 'body') : fc.constant(undefined)
  return fc.record({ inPath: values('path'), inQuery: values('query'), body }).map(({ inPath, inQuery, body: sent }) => ({
    path: filled(path, inPath),
    query: Object.fromEntries(
      Object.entries(inQuery).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
    ),
    body: sent,
  }))
}

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e21,
  '',
  ' ',
  '\u0000',
  '😀'.repeat(300),
  'x'.repeat(5000),
  [],
  {},
  ['a'],
  { a: 1 },
  "' OR 1=1 --",
  '<script>',
  '../..',
  '٣',
  '1e5',
  '-5',
  'NaN',
]

/**
 * Requests that break the contract: a missing or broken field, an unknown filter, a body that is not an object or not JSON, an invalid id in the
 * path.
 */
export const invalidRequest = (
  contract: Contract,
  path: string,
  operation: Operation,
  known: Known,
): fc.Arbitrary<Asked & { breaks: string }> => {
  const junk = fc.constantFrom(...JUNK)
  const parameters = parametersOf(contract, operation)
  const inQuery = parameters.filter((one) => one.in === 'query').map((one) => one.name)
  const schema = bodySchema(operation)
  const fields = schema ? Object.keys((schemaOf(contract, schema) as Full).properties ?? {}) : []
  const ways: fc.Arbitrary<(asked: Asked) => Asked & { breaks: string }>[] = []
  if (fields.length > 0) {
    ways.push(
      fc.record({ field: fc.constantFrom(...fields), value: junk }).map(({ field, value }) => (asked) => ({
        ...asked,
        body: { ...(asked.body as object), [field]: value },
        breaks: field,
      })),
      fc.constantFrom(...fields).map((field) => (asked) => ({
        ...asked,
        body: Object.fromEntries(Object.entries(asked.body as object).filter(([name]) => name !== field)),
        breaks: field,
      })),
      fc.constantFrom<unknown>('{"broken', '[]', '"text"', 'null', '', '7').map((body) => (asked) => ({ ...asked, body, breaks: 'body' })),
    )
  }
  if (inQuery.length > 0) {
    ways.push(
      fc.record({ name: fc.constantFrom(...inQuery), value: junk }).map(({ name, value }) => (asked) => ({
        ...asked,
        query: { ...asked.query, [name]: typeof value === 'string' ? value : JSON.stringify(value) },
        breaks: name,
      })),
    )
  }
  if (path.includes('{')) {
    ways.push(
      fc
        .constantFrom('..%2F..%2Flogout', '%00', 'a%20b', '-', '%F0%9F%98%80', 'x'.repeat(300), '%27')
        .map((id) => (asked) => ({ ...asked, path: path.replaceAll(/\{\w+\}/g, id), breaks: 'path' })),
    )
  }
  // an operation without any input can only be sent unknown input
  if (ways.length === 0)
    ways.push(
      junk.map((value) => (asked) => ({
        ...asked,
        query: { unknown: JSON.stringify(value) },
        body: operation.requestBody ? value : undefined,
        breaks: '',
      })),
    )
  return fc.tuple(validRequest(contract, path, operation, known), fc.oneof(...ways)).map(([asked, spoil]) => spoil(asked))
}
