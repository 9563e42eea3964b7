import type { ErrorObject } from 'ajv'
import type { Contract, Operation, Schema } from '../contract.ts'
import { answerOf, isOpen } from '../contract.ts'
import { validatorsOf } from '../validate.ts'
import { contract as reader } from '../../../sdk/generated/contract.ts'
import type { ParsedResponse } from '../../../sdk/http/parse-response.ts'
import { parseResponse } from '../../../sdk/http/parse-response.ts'

/** One difference between the contract and what a server answered. Holds no value of the answer: it may be somebody's data. */
export interface Drift {
  operation: string
  /** Where in the answer: `status`, `header Content-Type`, `body data.0.amount`. */
  at: string
  expected: string
  got: string
  /** It means the same: the application reads it all the same, and this is how it differs. */
  dress?: string
}

export interface Answered {
  status: number
  headers: Headers
  text: string
  /** There was no answer, and why; the status is 0 then. */
  lost?: string
}

/** The body as an object; an empty one where it is none, which the check says. */
export const parsed = ({ text }: Answered): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** An answer as the application reads it; null where the contract promises no body for that status. */
export const readAs = (name: string, operation: Operation, answered: Answered): ParsedResponse | null => {
  const answers = reader[operation.operationId as keyof typeof reader]?.answers as Record<string, Parameters<typeof parseResponse>[2] | null> | undefined
  const schema = answers?.[String(answered.status)]
  if (!schema) return null
  const method = name.split(' ')[0] ?? 'GET'
  return parseResponse(answered.text, answered.headers, schema, { id: operation.operationId, method, money: operation['x-moves-money'] === true })
}

/** Where a redirection leads, without the query: it may hold a secret. */
export const placeOf = (location: string | null, from: string): string => {
  const to = location === null ? null : URL.parse(location, from)
  return to ? `${to.origin}${to.pathname}` : 'nowhere'
}

const HERE = 'http://here.invalid'

/** The status, and where it leads if it leads elsewhere. */
export const statusOf = ({ status, headers }: Answered): string =>
  status >= 300 && status < 400 ? `${status} to ${placeOf(headers.get('Location'), HERE).replace(HERE, '')}` : String(status)

const kindOf = (value: unknown): string =>
  value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`

const at = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined), body)

const MOST = 8
/** What the schema wants there, in the contract's words. */
const wanted = ({ keyword, params, message }: ErrorObject): string => {
  if (keyword === 'required') return 'to be there'
  if (keyword === 'type') return `a value of type ${[(params as { type: string | string[] }).type].flat().join(' or ')}`
  if (keyword === 'format') return `a ${(params as { format: string }).format}`
  if (keyword !== 'enum') return message?.replace(/^must /, 'to ') ?? keyword
  const { allowedValues } = params as { allowedValues: unknown[] }
  return `one of ${allowedValues.slice(0, MOST).join(', ')}${allowedValues.length > MOST ? ', …' : ''}`
}

/** Checks answers against a contract: status, headers, body. */
export function createCheck(contract: Contract): (name: string, operation: Operation, answered: Answered) => Drift[] {
  const validator = validatorsOf(contract.components.schemas)

  const bodyDrifts = (operation: string, schema: Schema, text: string, read: ParsedResponse | null): Drift[] => {
    let body: unknown
    // What is read all the same is told by how it differs, once for each place, and not by each rule that it breaks.
    const dressed = (): Drift[] | null =>
      read?.ok && read.differences.length > 0
        ? read.differences.map((one) => ({
            operation,
            at: `body ${one.field.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1[]')}`.trim(),
            expected: one.expected,
            got: one.got,
            ...(one.type === 'difference' && { dress: one.kind }),
          }))
        : null
    try {
      body = JSON.parse(text)
    } catch {
      return dressed() ?? [{ operation, at: 'body', expected: 'JSON', got: text === '' ? 'nothing' : 'something else' }]
    }
    const validate = validator(schema)
    if (validate(body)) return []
    const known = dressed()
    if (known) return known
    const seen = new Set<string>()
    return (validate.errors ?? []).flatMap((error) => {
      const { instancePath, keyword, params } = error
      const missing = keyword === 'required' ? `/${(params as { missingProperty: string }).missingProperty}` : ''
      // The same fault in every item of a list is one fault.
      const where = (instancePath + missing).split('/').filter(Boolean).map((part) => (/^\d+$/.test(part) ? '[]' : part)).join('.')
      if (seen.has(where)) return []
      seen.add(where)
      return [{ operation, at: `body ${where}`.trim(), expected: wanted(error), got: kindOf(at(body, instancePath + missing)) }]
    })
  }

  return (name, operation, answered) => {
    const { status, headers, text } = answered
    const drift = (where: string, expected: string, got: string): Drift => ({ operation: name, at: where, expected, got })
    const given = operation.responses[String(status)]
    if (!given) return [drift('status', Object.keys(operation.responses).join(', '), statusOf(answered))]
    const media = answerOf(contract, given).content?.['application/json']
    const drifts: Drift[] = []
    const cache = headers.get('Cache-Control') ?? ''
    // What a shared cache keeps, the next reader gets.
    if (!isOpen(contract, operation) && !/no-store|no-cache|private/.test(cache))
      drifts.push(drift('header Cache-Control', 'private, no-cache or no-store', cache || 'nothing'))
    if (!headers.get('Date')) drifts.push(drift('header Date', 'the server’s clock', 'nothing'))
    if (status === 429 && !headers.get('Retry-After')) drifts.push(drift('header Retry-After', 'seconds', 'nothing'))
    if (!media) return text === '' ? drifts : [...drifts, drift('body', 'nothing', 'a body')]
    const type = headers.get('Content-Type') ?? 'nothing'
    if (!type.startsWith('application/json')) drifts.push(drift('header Content-Type', 'application/json', type))
    return [...drifts, ...bodyDrifts(name, media.schema, text, readAs(name, operation, answered))]
  }
}
