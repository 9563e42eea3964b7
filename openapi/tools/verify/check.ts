import type { ErrorObject } from 'ajv'
import type { Contract, Operation, Schema } from '../contract.ts'
import { responseOf, isOpen } from '../contract.ts'
import { validatorsOf } from '../validate.ts'
import { contract as operations } from '../../../sdk/generated/contract.ts'
import type { ContractIssue } from '../../../sdk/http/contract-issues.ts'
import type { ParsedResponse } from '../../../sdk/http/parse-response.ts'
import { parseResponse } from '../../../sdk/http/parse-response.ts'

/** One difference between the contract and a response. Contains no value of the response, which may be personal data. */
export interface Mismatch {
  operation: string
  /** Where in the response: `status`, `header Content-Type`, `body data.0.amount`. */
  at: string
  expected: string
  got: string
  /** Set if the application can still read the value: the kind of difference. */
  kind?: string
}

export interface Answered {
  status: number
  headers: Headers
  text: string
  /** Why there was no response; the status is then 0. */
  lost?: string
}

/** The body as an object; empty if it is not one, which the check reports. */
export const parsed = ({ text }: Answered): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The response as the application reads it; null if the contract has no body for that status. */
export const readAs = (name: string, operation: Operation, answered: Answered): ParsedResponse | null => {
  const answers = operations[operation.operationId as keyof typeof operations]?.answers as Record<string, Parameters<typeof parseResponse>[2] | null> | undefined
  const schema = answers?.[String(answered.status)]
  if (!schema) return null
  const method = name.split(' ')[0] ?? 'GET'
  return parseResponse(answered.text, answered.headers, schema, { id: operation.operationId, method, money: operation['x-moves-money'] === true })
}

/** The target of a redirect without its query, which may contain a secret. */
export const redirectTarget = (location: string | null, from: string): string => {
  const to = location === null ? null : URL.parse(location, from)
  return to ? `${to.origin}${to.pathname}` : 'nowhere'
}

const HERE = 'http://here.invalid'

/** The status, with the target of a redirect. */
export const statusOf = ({ status, headers }: Answered): string =>
  status >= 300 && status < 400 ? `${status} to ${redirectTarget(headers.get('Location'), HERE).replace(HERE, '')}` : String(status)

const kindOf = (value: unknown): string =>
  value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`

const at = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined), body)

const MOST = 8
/** What the schema expects, in the contract's words. */
const expectedBy = ({ keyword, params, message }: ErrorObject): string => {
  if (keyword === 'required') return 'to be there'
  if (keyword === 'type') return `a value of type ${[(params as { type: string | string[] }).type].flat().join(' or ')}`
  if (keyword === 'format') return `a ${(params as { format: string }).format}`
  if (keyword !== 'enum') return message?.replace(/^must /, 'to ') ?? keyword
  const { allowedValues } = params as { allowedValues: unknown[] }
  return `one of ${allowedValues.slice(0, MOST).join(', ')}${allowedValues.length > MOST ? ', …' : ''}`
}

/** Checks responses against a contract: status, headers, body. */
export function createCheck(contract: Contract): (name: string, operation: Operation, answered: Answered) => Mismatch[] {
  const validator = validatorsOf(contract.components.schemas)

  const bodyMismatches = (operation: string, schema: Schema, text: string, read: ParsedResponse | null): Mismatch[] => {
    let body: unknown
    // Differences that the application tolerates are reported by their kind, once per place, instead of by each violated rule.
    const differences = (): Mismatch[] | null => {
      if (!read || read.differences.length === 0) return null
      // Where something else breaks the response, only that is a break: the numbers beside a missing field are read all the same.
      const told = ({ field, expected, got }: ContractIssue): Mismatch => ({
        operation,
        at: `body ${field.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1[]')}`.trim(),
        expected,
        got,
      })
      const found = [
        ...(read.ok ? [] : read.issues.map(told)),
        ...read.differences.map((one): Mismatch => (one.type === 'difference' ? { ...told(one), kind: one.kind } : told(one))),
      ]
      return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
    }
    try {
      body = JSON.parse(text)
    } catch {
      return differences() ?? [{ operation, at: 'body', expected: 'JSON', got: text === '' ? 'nothing' : 'something else' }]
    }
    const validate = validator(schema)
    if (validate(body)) return []
    const known = differences()
    if (known) return known
    const seen = new Set<string>()
    return (validate.errors ?? []).flatMap((error) => {
      const { instancePath, keyword, params } = error
      const missing = keyword === 'required' ? `/${(params as { missingProperty: string }).missingProperty}` : ''
      // The same error in every item of a list is reported once.
      const where = (instancePath + missing).split('/').filter(Boolean).map((part) => (/^\d+$/.test(part) ? '[]' : part)).join('.')
      if (seen.has(where)) return []
      seen.add(where)
      return [{ operation, at: `body ${where}`.trim(), expected: expectedBy(error), got: kindOf(at(body, instancePath + missing)) }]
    })
  }

  return (name, operation, answered) => {
    const { status, headers, text } = answered
    const mismatch = (where: string, expected: string, got: string): Mismatch => ({ operation: name, at: where, expected, got })
    const given = operation.responses[String(status)]
    if (!given) return [mismatch('status', Object.keys(operation.responses).join(', '), statusOf(answered))]
    const media = responseOf(contract, given).content?.['application/json']
    const mismatches: Mismatch[] = []
    const cache = headers.get('Cache-Control') ?? ''
    // A shared cache would serve a private response to other users.
    if (!isOpen(contract, operation) && !/no-store|no-cache|private/.test(cache))
      mismatches.push(mismatch('header Cache-Control', 'private, no-cache or no-store', cache || 'nothing'))
    if (!headers.get('Date')) mismatches.push(mismatch('header Date', 'the server’s clock', 'nothing'))
    if (status === 429 && !headers.get('Retry-After')) mismatches.push(mismatch('header Retry-After', 'seconds', 'nothing'))
    if (!media) return text === '' ? mismatches : [...mismatches, mismatch('body', 'nothing', 'a body')]
    const type = headers.get('Content-Type') ?? 'nothing'
    if (!type.startsWith('application/json')) mismatches.push(mismatch('header Content-Type', 'application/json', type))
    return [...mismatches, ...bodyMismatches(name, media.schema, text, readAs(name, operation, answered))]
  }
}
