import type { Contract, Row, Schema } from '../contract.ts'
import { parametersOf, rowsOf, schemaOf } from '../contract.ts'
import type { Answered } from '../verify/check.ts'
import { parsed } from '../verify/check.ts'
import type { Ask } from './ask.ts'

/** One value of one field, and whether the contract lets it through. */
interface Boundary {
  name: string
  field: string
  /** `101 characters, with maxLength 100` */
  what: string
  isAllowed: boolean
  /** A number or a length just past its limit, and nothing else is wrong with it. */
  isLength: boolean
  ask: Ask
}

/** Who can use an operation, and has the data for it. */
const personaFor = (path: string): string => (/trust-wallet|two-factor/.test(path) ? 'secure' : path.includes('insurance') ? 'trader' : 'summer')
const isForGuests = /^\/(login|auth|two-factor-challenge|forgot-password|reset-password|api\/users$)/

const textOf = (length: number, { format }: Schema, field: string): string => {
  if (format === 'email') return `${'a'.repeat(Math.max(length - '@matu.test'.length, 1))}@matu.test`
  // Strong enough for the rules of a new password, which are no limits of the contract.
  return field === 'password' ? 'Aa1!'.padEnd(length, 'x').slice(0, length) : 'a'.repeat(length)
}

type Value = [value: unknown, isAllowed: boolean, what: string]

/** Values on both sides of each limit of a schema. */
function valuesAt(schema: Schema, field: string): Value[] {
  const { type, minLength, maxLength, minimum, maximum, enum: words, pattern, format } = schema
  const values: Value[] = []
  if (words) {
    values.push(...words.map((word): Value => [word, true, `${JSON.stringify(word)}, one of the list`]), ['contract-none', false, 'a word that is not on the list'])
  } else if (type === 'string' && pattern !== undefined) {
    values.push(['!', false, `"!", with the pattern ${pattern}`])
  } else if (type === 'string' && format !== 'uuid' && format !== 'date') {
    if (maxLength !== undefined) values.push([textOf(maxLength + 1, schema, field), false, `${maxLength + 1} characters, with maxLength ${maxLength}`])
    if (maxLength !== undefined) values.push([textOf(maxLength, schema, field), true, `${maxLength} characters, with maxLength ${maxLength}`])
    if (minLength !== undefined && minLength > 1) values.push([textOf(minLength - 1, schema, field), false, `${minLength - 1} characters, with minLength ${minLength}`])
    if (minLength !== undefined && minLength > 1) values.push([textOf(minLength, schema, field), true, `${minLength} characters, with minLength ${minLength}`])
  } else if (type === 'integer') {
    if (maximum !== undefined) values.push([maximum + 1, false, `${maximum + 1}, with maximum ${maximum}`], [maximum, true, `${maximum}, with maximum ${maximum}`])
    if (minimum !== undefined) values.push([minimum - 1, false, `${minimum - 1}, with minimum ${minimum}`], [minimum, true, `${minimum}, with minimum ${minimum}`])
  }
  return values
}

/** Limits that the server's own rules overlay: a repeated password, an opaque cursor that only the server writes, the names of the zones. */
const SKIPPED = /_confirmation$|^(cursor|current_password|timezone)$/

function ofRow(contract: Contract, row: Row): Boundary[] {
  const { method, path, operation } = row
  const name = `${method} ${path}`
  const persona = isForGuests.test(path) && method === 'POST' ? null : personaFor(path)
  const address = path.replace('{network}', 'BSC').replace('{channel}', 'telegram').replace('/api/trust-wallet/{id}', '/api/trust-wallet/tw-1').replaceAll(/\{\w+\}/g, 'none')
  const boundaries: Boundary[] = []
  const add = (field: string, [, isAllowed, what]: Value, ask: Partial<Ask>): void =>
    void boundaries.push({ name, field, what, isAllowed, isLength: /with m(in|ax)/.test(what), ask: { world: `limits of ${name} ${boundaries.length % 4}`, persona, method, path: address, ...ask } })
  for (const { name: field, in: where, schema: given } of parametersOf(contract, operation)) {
    if (where !== 'query' || SKIPPED.test(field)) continue
    const schema = schemaOf(contract, given)
    for (const value of valuesAt(schema.items ? schemaOf(contract, schema.items) : schema, field))
      add(field, value, { path: `${address}?${encodeURIComponent(field)}=${encodeURIComponent(String(value[0]))}` })
  }
  const body = operation.requestBody?.content['application/json']
  if (body) {
    const example = { ...(body.example as Record<string, unknown>) }
    // Another address asks for the password first.
    if (name === 'PUT /user/profile-information') example['email'] = `${persona}@matu.test`
    for (const [field, given] of Object.entries(schemaOf(contract, body.schema).properties ?? {})) {
      if (SKIPPED.test(field)) continue
      for (const value of valuesAt(schemaOf(contract, given), field)) {
        const repeated = `${field}_confirmation` in example ? { [`${field}_confirmation`]: value[0] } : {}
        add(field, value, { body: { ...example, [field]: value[0], ...repeated } })
      }
    }
    add('', [example, true, 'the example of the contract'], { body: example })
  }
  return boundaries
}

export const boundariesOf = (contract: Contract): Boundary[] => rowsOf(contract).flatMap((row) => ofRow(contract, row))

/** Codes of a field whose shape is wrong; other codes are about its meaning: a taken address, an empty balance. */
const isShape = (code: string): boolean =>
  /^validation\.(?!exists$|unique$|different$|confirmed$|accepted$|required$|prohibited$|lte$|gt$)/.test(code)

/** What the simulator says against the contract about one value; null if they agree. */
export function boundaryFault({ field, isAllowed, isLength }: Boundary, answered: Answered): { expected: string; got: string } | null {
  const codes = (parsed(answered)['codes'] ?? {}) as Record<string, string[]>
  const own = field === '' ? Object.values(codes).flat() : (codes[field.replace('[]', '')] ?? Object.entries(codes).flatMap(([name, list]) => (name.startsWith(field.replace('[]', '.')) ? list : [])))
  const refused = own.find(isShape)
  if (isAllowed) return refused === undefined ? null : { expected: 'to be taken', got: `${answered.status} ${refused}` }
  // What the account may not do at all is refused before any field is read.
  if (refused !== undefined || [401, 403, 404, 409, 423].includes(answered.status)) return null
  // A value of no meaning needs no further word about its shape; a length does.
  if (own.length > 0 && (!isLength || own[0] === 'validation.prohibited')) return null
  return { expected: '422 at this field', got: `${answered.status} ${own[0] ?? (answered.status === 422 ? 'at other fields' : '')}`.trim() }
}
