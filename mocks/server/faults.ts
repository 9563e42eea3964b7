import { HttpError, errorBody } from './http-error.ts'
import type { Locale } from '../texts/text.ts'
import type { ErrorCode } from '#sdk'

/**
 * A failure on request. Without `after` the operation never runs. With `after` it runs and commits, and only its response is lost
 * or corrupted. Notation: `offline`, `cut`, `cut-body`, `timeout`, `slow=2000`, `429=7`, `422=email`, `html`,
 * `broken-json`, `empty`, `wrong-shape`, `drop=data.id`, `merge={"state":"new"}`; each may have the prefix `after:`.
 */
export interface Fault {
  kind: FaultKind
  after: boolean
  value: string | null
}

const NAMED = ['offline', 'cut', 'cut-body', 'timeout', 'slow', 'html', 'broken-json', 'empty', 'wrong-shape', 'drop', 'merge'] as const
const STATUSES = [
  '400',
  '401',
  '402',
  '403',
  '404',
  '408',
  '409',
  '410',
  '418',
  '419',
  '422',
  '423',
  '425',
  '429',
  '500',
  '502',
  '503',
  '504',
] as const
export const faultKinds = [...NAMED, ...STATUSES]
type FaultKind = (typeof faultKinds)[number]

/** These corrupt a real response, so the operation always runs first. */
const SPOILERS: ReadonlySet<FaultKind> = new Set<FaultKind>(['cut-body', 'broken-json', 'empty', 'wrong-shape', 'drop', 'merge'])

export const parseFault = (text: string): Fault | null => {
  const found = /^(after:)?([a-z0-9-]+)(?:=(.*))?$/s.exec(text.trim())
  const kind = faultKinds.find((one) => one === found?.[2])
  if (!found || !kind) return null
  return { kind, after: found[1] !== undefined || SPOILERS.has(kind), value: found[3] ?? null }
}

/** Thrown instead of a response: each transport closes its connection in its own way. */
export class ConnectionCut extends TypeError {
  override name = 'ConnectionCut'
}

export interface FaultTools {
  locale: Locale
  signal: AbortSignal
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const FOREVER = 10 * 60_000

/** Applies the fault to the real response, or without one. */
export const playFault = async (fault: Fault, truth: Response | null, tools: FaultTools): Promise<Response> => {
  switch (fault.kind) {
    case 'offline':
    case 'cut':
      throw new ConnectionCut('Failed to fetch')
    case 'timeout':
      await tools.sleep(Number(fault.value ?? FOREVER), tools.signal)
      throw new ConnectionCut('Failed to fetch')
    case 'slow':
      await tools.sleep(Number(fault.value ?? 3000), tools.signal)
      return truth ?? new Response(null, { status: 204 })
    case 'html':
      return html(Number(fault.value ?? 502))
    case 'cut-body':
      return cutBody(truth, truth ? await truth.clone().text() : '{"data":')
    case 'broken-json':
      return respoken(truth, `${(truth ? await truth.clone().text() : '').slice(0, -1)},,`)
    case 'empty':
      return respoken(truth, '')
    case 'wrong-shape':
      return respoken(truth, await wrongShape(truth))
    case 'drop':
      return respoken(truth, await edited(truth, (body) => drop(body, (fault.value ?? '').split('.'))))
    case 'merge':
      return respoken(truth, await edited(truth, (body) => merge(body, JSON.parse(fault.value ?? '{}'))))
    default:
      return status(Number(fault.kind), fault.value, tools.locale)
  }
}

const respoken = (truth: Response | null, body: BodyInit): Response => {
  const headers = new Headers(truth?.headers ?? { 'Content-Type': 'application/json' })
  headers.delete('Content-Length')
  const code = truth && truth.status !== 204 ? truth.status : 200
  return new Response(body, { status: code, headers })
}

/** Carries the half of the body that is sent, for a transport with a real connection to close in the middle. */
export const CUT_HEADER = 'X-Simulator-Cut'

const cutBody = (truth: Response | null, body: string): Response => {
  const response = respoken(truth, cutInHalf(body))
  response.headers.set(CUT_HEADER, body.slice(0, Math.max(1, Math.floor(body.length / 2))).length.toString())
  return response
}

/** Sends the first half of the text, then fails. */
const cutInHalf = (body: string): ReadableStream<Uint8Array> => {
  const half = new TextEncoder().encode(body.slice(0, Math.max(1, Math.floor(body.length / 2))))
  let sent = false
  return new ReadableStream({
    pull: (controller) => {
      if (sent) controller.error(new ConnectionCut('terminated'))
      else controller.enqueue(half)
      sent = true
    },
  })
}

const html = (code: number): Response =>
  new Response(
    `<html><head><title>${String(code)} Bad Gateway</title></head><body><center><h1>${String(code)} Bad Gateway</h1></center><hr>nginx</body></html>`,
    {
      status: code,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    },
  )

/** An array where the contract expects an object, otherwise an object. */
const wrongShape = async (truth: Response | null): Promise<string> => {
  const body = await json(truth)
  return JSON.stringify(isRecord(body) ? [{ unexpected: true }] : { unexpected: true })
}

const json = async (truth: Response | null): Promise<unknown> => {
  const text = truth ? await truth.clone().text() : ''
  return text === '' ? {} : (JSON.parse(text) as unknown)
}

const edited = async (truth: Response | null, edit: (body: unknown) => unknown): Promise<string> => JSON.stringify(edit(await json(truth)))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes the value at a path; for a list, from all its items. */
const drop = (body: unknown, path: readonly string[]): unknown => {
  const [first, ...rest] = path
  if (Array.isArray(body)) return body.map((item: unknown) => drop(item, path))
  if (!isRecord(body) || first === undefined) return body
  const copy = { ...body }
  if (rest.length === 0) delete copy[first]
  else copy[first] = drop(copy[first], rest)
  return copy
}

/** Objects are merged, in a list into each item. Everything else replaces what was there: `{"data":[]}` empties a list. */
const merge = (body: unknown, change: unknown): unknown => {
  if (Array.isArray(body) && !Array.isArray(change)) return body.map((item: unknown) => merge(item, change))
  if (!isRecord(body) || !isRecord(change)) return change
  return Object.fromEntries(
    [...Object.keys(body), ...Object.keys(change)].map((key) => [
      key,
      key in change ? (key in body ? merge(body[key], change[key]) : change[key]) : body[key],
    ]),
  )
}

const TEXTS: Partial<Record<number, ErrorCode>> = {
  401: 'http.unauthenticated',
  403: 'http.forbidden',
  404: 'http.missing',
  409: 'http.conflict',
  419: 'http.csrf',
  423: 'http.confirm_password',
  429: 'http.throttled',
  500: 'http.server',
  502: 'http.server',
  503: 'http.maintenance',
  504: 'http.server',
}

const status = (code: number, value: string | null, locale: Locale): Response => {
  const field = value ?? 'email'
  const refusal =
    code === 422
      ? new HttpError(422, 'validation.in', { fields: [{ field, key: 'validation.in' }] })
      : new HttpError(code, TEXTS[code] ?? 'http.refused')
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (code === 429) {
    headers.set('Retry-After', value ?? '5')
    headers.set('X-RateLimit-Limit', '60')
    headers.set('X-RateLimit-Remaining', '0')
  }
  if (code === 503 && value !== null) headers.set('Retry-After', value)
  return new Response(JSON.stringify(errorBody(refusal, locale)), { status: code, headers })
}

/** Amounts whose decimals after the third place select a fault: `12.000500` is a 500, `12.000998` a connection lost after the commit. */
const AMOUNT_FAULTS: Readonly<Record<string, string>> = {
  '408': '408',
  '409': '409',
  '425': '425',
  '429': '429=2',
  '500': '500',
  '502': 'html=502',
  '503': '503=2',
  '504': '504',
  '990': 'slow=3000',
  '995': 'after:500',
  '996': 'after:timeout',
  '997': 'timeout',
  '998': 'after:cut',
  '999': 'cut',
}

/** `anybody+fault-500@matu.test`, `anybody+fault-after-cut@matu.test`. */
const MAIL_FAULT = /\+fault-(after-)?([a-z0-9-]+)@/

/** The fault selected by the values of a request, so that every failure can be reproduced by hand in a form. */
export const sentinelFault = (body: Readonly<Record<string, unknown>>): Fault | null => {
  const given = body['amount'] ?? body['from_amount'] ?? body['to_amount']
  const amount = typeof given === 'string' ? /^\d+\.000(\d{3})$/.exec(given)?.[1] : undefined
  const byAmount = amount === undefined ? undefined : AMOUNT_FAULTS[amount]
  if (byAmount !== undefined) return parseFault(byAmount)
  const mail = typeof body['email'] === 'string' ? MAIL_FAULT.exec(body['email']) : null
  return mail ? parseFault(`${mail[1] ? 'after:' : ''}${mail[2] ?? ''}`) : null
}

/** A fault for the next requests of one operation (`POST /api/withdraw`, a path alone, or `*`), a number of times. */
export interface ArmedFault {
  operation: string
  fault: string
  /** null: until it is deleted */
  times: number | null
}

export const takeArmed = (armed: ArmedFault[], method: string, path: string, template: string): Fault | null => {
  const names = new Set(['*', path, template, `${method} ${path}`, `${method} ${template}`, `${method} *`])
  const found = armed.find(({ operation }) => names.has(operation))
  if (!found) return null
  if (found.times !== null) {
    found.times -= 1
    if (found.times <= 0) armed.splice(armed.indexOf(found), 1)
  }
  return parseFault(found.fault)
}
