import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Contract, Operation, Schema } from '../contract.ts'
import { responseOf, isOpen } from '../contract.ts'
import { DECIMAL, validatorsOf } from '../validate.ts'
import { contract as operations } from '../../../sdk/generated/contract.ts'
import { describe } from '../../../sdk/http/findings.ts'
import { isEmptyBody, parseBody } from '../../../sdk/http/parse-body.ts'
import type { Reading } from '../../../sdk/http/read.ts'

/** One difference between the contract and a response. Contains no value of the response, which may be personal data. */
export interface Mismatch {
  operation: string
  /** Where in the response: `status`, `header Content-Type`, `body data.0.amount`. */
  at: string
  expected: string
  got: string
  /** Set if the application can still read the value: the kind of difference, by the name that the SDK gives it. */
  kind?: string
}

export interface Answered {
  status: number
  headers: Headers
  text: string
  /** Why there was no response; the status is then 0. */
  lost?: string
}

export const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})

/** The body as an object; empty if it is not one, which the check reports. */
export const parsed = ({ text }: Answered): Record<string, unknown> => record(parseBody(text, undefined).value)

/** The response as the application reads it; null if the contract has no body for that status. */
export const readAs = (name: string, operation: Operation, answered: Answered): Reading | null => {
  const answers = operations[operation.operationId as keyof typeof operations]?.answers as Record<string, Parameters<typeof parseBody>[1] | null> | undefined
  const schema = answers?.[String(answered.status)]
  if (!schema) return null
  return parseBody(answered.text, schema, { contentType: answered.headers.get('Content-Type'), isWrite: !name.startsWith('GET ') })
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

/** A status that must not be. Where the operation has no 404 of its own, or asks who one is first, a 404 or 405 means that there is no such route. */
export const wrongStatus = (operation: string, expected: string, answered: Answered): Mismatch =>
  answered.status === 404 || answered.status === 405
    ? { operation, at: 'route', expected: 'to be there', got: `absent (${answered.status})` }
    : { operation, at: 'status', expected, got: statusOf(answered) }

const kindOf = (value: unknown): string =>
  value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`

const at = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined), body)

const significant = (text: string): number => text.replace(/e.*|\D/g, '').replace(/^0+|0+$/g, '').length

/** Whether a decimal has the digits of a binary fraction, as `number_format(8.17, 18)` prints them: 8.169999999999999929 is a wrong figure. */
export const isFloatNoise = (text: string): boolean =>
  significant(text) > 15 && significant(Number(text).toPrecision(15)) <= 10 && Number(text).toFixed(text.split('.')[1]?.length ?? 0) === text

export const FLOAT_NOISE = 'the digits of a float'

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

/** A place as the reports name it, the same for every item of a list: `data.[].amount`. */
const placeOf = (path: string): string =>
  path
    .split(/[./]/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? '[]' : part))
    .join('.')

interface Violation {
  expected: string
  got: string
  isDecimal: boolean
}

/** The body without what the reader takes off as a whole, so that what is inside is held to the contract too. */
const inside = (body: unknown, kind: string | undefined): unknown => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  if (kind === 'wrapped in data') return data
  if (kind === 'bare list') return { data: body }
  if (kind === 'one for a list') return { data: [data ?? body] }
  return kind === 'list for object' ? {} : body
}

/** What violates the schema, once for each place. `kind`: the difference that the reader has found in the body as a whole. */
const violationsOf = (validate: ValidateFunction, text: string, kind: string | undefined): Map<string, Violation> => {
  const violations = new Map<string, Violation>()
  const json = parseBody(text, undefined)
  if (json.issues.length > 0 || text.trim() === '') return violations.set('', { expected: 'JSON', got: text === '' ? 'nothing' : 'something else', isDecimal: false })
  const body = inside(json.value, kind)
  if (validate(body)) return violations
  for (const error of validate.errors ?? []) {
    const missing = error.keyword === 'required' ? `/${(error.params as { missingProperty: string }).missingProperty}` : ''
    const path = error.instancePath + missing
    const place = placeOf(path)
    if (violations.has(place)) continue
    const value = at(body, path)
    const isDecimal = (error.parentSchema as Schema).format === 'decimal'
    const isNoise = isDecimal && typeof value === 'string' && DECIMAL.test(value) && isFloatNoise(value)
    const got = isNoise ? FLOAT_NOISE : error.keyword === 'enum' && typeof value === 'string' ? 'another word' : kindOf(value)
    violations.set(place, { expected: expectedBy(error), got, isDecimal })
  }
  return violations
}

/** Checks responses against a contract: status, headers, body. `note` is told each body with its schema. */
export function createCheck(
  contract: Contract,
  note: (schema: Schema, body: unknown, name: string) => void = () => undefined,
): (name: string, operation: Operation, answered: Answered) => Mismatch[] {
  const validator = validatorsOf(contract.components.schemas, (text) => DECIMAL.test(text) && !isFloatNoise(text))

  /** What the application reads all the same is a difference, by the name that the SDK gives it; whatever else violates the contract is a break. */
  const bodyMismatches = (operation: string, schema: Schema, text: string, read: Reading | null): Mismatch[] => {
    const told = (place: string, expected: string, got: string): Mismatch => ({ operation, at: `body ${place}`.trim(), expected, got })
    const findings = read?.findings ?? []
    const differences = findings.flatMap((one) => (one.kind ? [{ ...describe(one), kind: one.kind, place: placeOf(one.field) }] : []))
    const violations = violationsOf(validator(schema), text, differences.find(({ place }) => place === '')?.kind)
    // The reader shortens a time to milliseconds, which the contract does not ask for.
    const tolerated = differences.filter(({ kind, place }) => kind !== 'time' || violations.has(place))
    const isTolerated = (place: string): boolean => tolerated.some((one) => one.place === place || one.place.startsWith(`${place}.`))
    // What the reader itself could not take. Where it could take the rest, the schema objects to nothing else but a float in another dress.
    const unread = [...(read?.issues ?? []), ...findings.filter(({ type }) => type !== 'difference')].map((one) => describe(one))
    const isUnread = (place: string): boolean => unread.some(({ field }) => placeOf(field) === place)
    const isBreak = (place: string): boolean => (read?.issues.length === 0 && tolerated.length > 0 ? isUnread(place) : !isTolerated(place))
    const breaks = new Map([...violations].filter(([place, { got }]) => got === FLOAT_NOISE || isBreak(place)))
    for (const { field, expected, got } of unread) if (!breaks.has(placeOf(field))) breaks.set(placeOf(field), { expected, got, isDecimal: false })
    return [
      ...[...breaks].map(([place, { expected, got }]) => told(place, expected, got)),
      ...tolerated.map(({ kind, place, expected, got }) => ({
        ...told(place, expected, got),
        kind: kind === 'number for text' && violations.get(place)?.isDecimal ? 'number for decimal' : kind,
      })),
    ]
  }

  return (name, operation, answered) => {
    const { status, headers, text } = answered
    const mismatch = (where: string, expected: string, got: string): Mismatch => ({ operation: name, at: where, expected, got })
    const given = operation.responses[String(status)]
    if (!given) return [wrongStatus(name, Object.keys(operation.responses).join(', '), answered)]
    const media = responseOf(contract, given).content?.['application/json']
    const mismatches: Mismatch[] = []
    const cache = headers.get('Cache-Control') ?? ''
    // A shared cache would serve a private response to other users.
    if (!isOpen(contract, operation) && !/no-store|no-cache|private/.test(cache))
      mismatches.push(mismatch('header Cache-Control', 'private, no-cache or no-store', cache || 'nothing'))
    if (!headers.get('Date')) mismatches.push(mismatch('header Date', 'the server’s clock', 'nothing'))
    if (status === 429 && !headers.get('Retry-After')) mismatches.push(mismatch('header Retry-After', 'seconds', 'nothing'))
    if (!media) return text === '' ? mismatches : [...mismatches, mismatch('body', 'nothing', 'a body')]
    const read = readAs(name, operation, answered)
    const body = bodyMismatches(name, media.schema, text, read)
    const json = parseBody(text, undefined)
    if (json.issues.length === 0) note(media.schema, inside(json.value, read?.findings.find(({ field }) => field === '')?.kind), name)
    // Fortify answers its writes with "": the application does not use what they return.
    if (body.length > 0 && status < 300 && operation['x-may-be-empty'] && isEmptyBody(text))
      return [...mismatches, { ...mismatch('body', 'object', 'nothing'), kind: 'empty answer' }]
    const type = headers.get('Content-Type') ?? 'nothing'
    if (!type.startsWith('application/json')) mismatches.push(mismatch('header Content-Type', 'application/json', type))
    return [...mismatches, ...body]
  }
}
