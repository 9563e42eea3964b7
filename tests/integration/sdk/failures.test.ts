import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError, type ConnectSettings, type OperationId } from '#sdk'
import { contract } from '#sdk/generated/contract.ts'
import { dailyThird } from '../../support/nightly.ts'
import { FAULTS, FIELD_ERRORS, ROWS, type Fault, type Outcome, type Row } from './failure-table.ts'
import { cut } from './faulty-server.ts'
import { callOperation, faultFor, startRig, type Rig } from './rig.ts'

let rig: Rig
let again: (settings?: Partial<ConnectSettings>) => void
let refuse: (spared: boolean) => typeof fetch
beforeAll(async () => ({ rig, again, refuse } = await startRig()))
afterAll(() => rig.server.close())

const operations = Object.keys(ROWS) as OperationId[]

const ME = '/api/users/me'

const expected = (id: OperationId, row: Row, fault: Fault): Outcome => {
  const [kind, requests] = (row.void && fault.void) || (row.mayBeEmpty && fault.mayBeEmpty) || fault[row.as]
  if (row.guestOnly && kind === 'redirected') return [kind, 2]
  // The cookie's own request is not retried on 419; its 503 is checked once more at the same path.
  if (id === 'getCsrfCookie' && fault.status === 419) return [kind, 1]
  return id === 'getCsrfCookie' && fault.status === 503 ? [kind, 2] : [kind, requests]
}

/** Routes of the web guard: their 401 counts only if `users/me` confirms it. */
const isCookieOnly = (id: OperationId): boolean => !contract[id].path.startsWith('/api/') && !ROWS[id].outsideSession

const end = async (id: OperationId, timeout = 10_000): Promise<ApiError | 'data'> => {
  try {
    await callOperation(id, { timeout })
    return 'data'
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** One before the first request; one more after a 419, for the second check of a 503, and with a new session. */
const fetchesFor = (row: Row, { status }: Fault): number => (status === 419 || status === 503 || (row.guestOnly && status === 302) ? 2 : 1)

/** Retried after a delay, without a CSRF refresh. */
const sleeps = ({ status }: Fault): boolean => status !== 419 && status !== 302

/** Without Retry-After a wait is 300 to 600 ms, at random. */
const floored = (milliseconds: number): number => (milliseconds > 300 && milliseconds <= 600 ? 300 : milliseconds)

/** Faults whose message is for users. */
const SPOKEN: ReadonlySet<string> = new Set(['403', '404', '409', '422 with fields'])

/** Every deviation from the table, in words. */
const judge = async (id: OperationId, name: string, settings: Partial<ConnectSettings> = {}): Promise<string[]> => {
  const fault = FAULTS[name] as Fault
  const row = ROWS[id]
  const [kind, requests] = expected(id, row, fault)
  again({ ...(fault.offline && { online: () => false }), ...(fault.refused && { fetch: refuse(id !== 'getCsrfCookie') }), ...settings })
  rig.server.reply = fault.reply ? faultFor(fault.reply, id !== 'getCsrfCookie') : faultFor(() => {}, true)
  const error = await end(id, fault.timeout)
  const { told } = rig
  const path = contract[id].path.replaceAll(/\{\w+\}/g, 'x')
  const own = id === 'getCsrfCookie' ? rig.cookies() : rig.sent().filter((seen) => seen.path === path)
  const wrong: string[] = []
  const want = (what: string, actual: unknown, wanted: unknown): void => {
    if (JSON.stringify(actual) !== JSON.stringify(wanted)) wrong.push(`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`)
  }
  want('end', error === 'data' ? 'data' : error.kind, kind)
  want('requests', own.length, requests)
  want('operation', error === 'data' ? id : error.operation, id)
  want('status', error === 'data' ? 200 : error.status, fault.status)
  want(
    'fields',
    error !== 'data' && error.fields,
    error !== 'data' && name === '422 with fields' ? FIELD_ERRORS : error !== 'data' && undefined,
  )
  want('words for a reader', error !== 'data' && error.hasServerMessage, error !== 'data' && SPOKEN.has(name))
  want('sleeps', told.sleeps.map(floored), requests === 2 && sleeps(fault) && id !== 'getCsrfCookie' ? [fault.sleeps ?? 300] : [])
  want('told of a 401', told.unauthorized.length, fault.status === 401 && !row.outsideSession ? 1 : 0)
  // The cookie's route is spared the fault: only its own 503 is confirmed by a second request.
  want('told of maintenance', told.maintenance.length, id === 'getCsrfCookie' && fault.status === 503 ? 1 : 0)
  const others = rig.sent().filter((seen) => seen.path !== path)
  want(
    'other requests',
    others.map((seen) => seen.path),
    [...(fault.status === 401 && isCookieOnly(id) ? [ME] : []), ...(row.guestOnly && fault.status === 302 ? ['/logout'] : [])],
  )
  const reports = told.reports.map((event) => event.type)
  want(
    'reports',
    reports,
    fault.status === 200 && kind !== 'data'
      ? ['contract', ...(row.as === 'money' ? ['unknown-outcome'] : [])]
      : kind === 'unknown-outcome'
        ? ['unknown-outcome']
        : [],
  )
  const keys = new Set(own.map((seen) => seen.headers['idempotency-key']))
  if (row.as !== 'money') want('keys', [...keys], requests > 0 ? [undefined] : [])
  else want('distinct keys', [keys.size, keys.has(undefined)], [requests > 0 ? 1 : 0, false])
  want(
    'cookie fetches',
    id === 'getCsrfCookie' ? 0 : rig.cookies().length,
    fault.offline || id === 'getCsrfCookie' ? 0 : fetchesFor(row, fault),
  )
  return wrong
}

test('every operation of the contract has a row, and every row has an operation', () => {
  expect(operations.toSorted()).toEqual(Object.keys(contract).toSorted())
})

test('every row has the contract’s kind', () => {
  for (const id of operations) {
    const { method, money, answers } = contract[id]
    const isVoid = Object.entries(answers).every(([status, schema]) => Number(status) >= 300 || schema === null)
    expect([id, ROWS[id].as, ROWS[id].void ?? false]).toEqual([id, money ? 'money' : method === 'GET' ? 'read' : 'write', isVoid])
  }
})

describe.each(Object.keys(FAULTS).map((fault, row) => ({ fault, row })))('after $fault', ({ fault, row }) => {
  test.each(dailyThird(operations, row))('%s ends as in the table', async (id) => expect(await judge(id, fault)).toEqual([]))
})

describe('the check detects', () => {
  test('an extra request', async () => {
    const twice: typeof fetch = async (input, init) => {
      await rig.fetch(new Request(input, init).clone())
      return rig.fetch(input, init)
    }
    expect(await judge('listBalances', '500', { fetch: twice })).toEqual(['requests: 2, not 1', 'cookie fetches: 2, not 1'])
  })

  test('a money write that is sent again after an unclear response', async () => {
    const twice: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST') await rig.fetch(request.clone())
      return rig.fetch(request)
    }
    expect(await judge('createWithdrawal', '500', { fetch: twice })).toEqual(['requests: 2, not 1'])
  })

  test('a missing retry', async () => {
    expect(await judge('createWithdrawal', '429 with Retry-After', { idempotency: false })).toContain('requests: 1, not 2')
  })
})

describe('without Idempotency-Key', () => {
  test.each(operations.filter((id) => ROWS[id].as === 'money'))('%s is never retried', async (id) => {
    for (const name of ['409', '429 with Retry-After', '500', '503 as HTML']) {
      again({ idempotency: false })
      rig.server.reply = faultFor(FAULTS[name]?.reply ?? (() => {}), true)
      expect(await end(id)).toBeInstanceOf(ApiError)
      expect(rig.sent().map((seen) => seen.headers['idempotency-key'])).toEqual([undefined])
    }
  })
})

test('money moves once if the response is cut off after the server committed, and nothing sends it again', async () => {
  again()
  const committed: string[] = []
  rig.server.reply = faultFor((request, response) => {
    committed.push(String(request.headers['idempotency-key']))
    cut(request, response)
  }, true)
  const error = await end('createWithdrawal')
  expect(error).toMatchObject({ kind: 'unknown-outcome', status: 0, idempotencyKey: committed[0] })
  expect(committed).toHaveLength(1)
})
