import type { Contract, Row, Schema } from '../contract.ts'
import { schemaOf } from '../contract.ts'
import type { Answered } from './check.ts'
import { record, statusOf } from './check.ts'
import type { HttpClient } from './http-client.ts'
import { randomAddress, UNKNOWN_ID } from './ids.ts'

export interface Tools {
  contract: Contract
  rows: ReadonlyMap<string, Row>
  /** The bodies of earlier reads, by operation. */
  bodies: ReadonlyMap<string, unknown>
  ask: HttpClient['ask']
  /** Checks a response against the contract; with `status`, only that status is accepted. */
  hold: (name: string, answered: Answered, status?: number) => void
  /** With `kind` the application can live with it. */
  mismatch: (name: string, at: string, expected: string, got: string, kind?: string) => void
  leave: (operation: string, why: string) => void
  pathOf: (row: Row, id: string) => string
  /** A response as the application reads it. */
  valueOf: (name: string, answered: Answered) => Record<string, unknown>
}

/** Whether the path names a resource of the account: there `UNKNOWN_ID` reaches nothing. */
export const needsId = ({ path }: Row): boolean => /\{(id|requestId)\}/.test(path)

const needsBody = (contract: Contract, { operation }: Row): boolean => {
  const schema = operation.requestBody?.content['application/json']?.schema
  return schema !== undefined && (schemaOf(contract, schema).required?.length ?? 0) > 0
}

/** Sends a write in ways that must be rejected: without the CSRF token (419), and if `maySend`, with an empty body. */
export async function refused(tools: Tools, name: string, row: Row, maySend: boolean): Promise<void> {
  const path = tools.pathOf(row, UNKNOWN_ID)
  tools.hold(name, await tools.ask(row.method, path, { body: {}, csrf: false }), 419)
  // Without a sign-in it must be a 401, which was asked for before.
  if (!maySend) return
  if (!needsBody(tools.contract, row) && !needsId(row)) return tools.leave(name, 'a request with nothing in it would be done; only its 419 was tried')
  const answered = await tools.ask(row.method, path, { body: {} })
  tools.hold(name, answered)
  if (answered.status >= 200 && answered.status < 300) tools.mismatch(name, 'status', 'a refusal of a request with nothing in it', String(answered.status))
  if (row.operation['x-moves-money']) await refusedMoney(tools, name, row, answered)
}

/** A value that no rule of a field lets through; never an amount. */
const wrongFor = ({ type, enum: words }: Schema): unknown => (words || type === 'string' ? '!' : type === 'integer' ? -1 : {})

/**
 * The 422 of each field of an operation that moves money. Only where the server has refused an empty body as it should: each request has one field,
 * with a value that cannot be meant, so that nothing could be moved even if that one were let through.
 */
async function refusedMoney(tools: Tools, name: string, row: Row, empty: Answered): Promise<void> {
  if (needsId(row)) return
  if (empty.status !== 422) return tools.leave(name, `an empty body got ${statusOf(empty)}, not 422: nothing else was sent`)
  const schema = schemaOf(tools.contract, row.operation.requestBody!.content['application/json']!.schema)
  const fields = schema.required ?? Object.keys(schema.properties ?? {})
  for (const field of fields) {
    const answered = await tools.ask(row.method, tools.pathOf(row, UNKNOWN_ID), { body: { [field]: wrongFor(schemaOf(tools.contract, schema.properties?.[field] ?? {})) } })
    tools.hold(name, answered, 422)
    const errors = record(tools.valueOf(name, answered)['errors'])
    if (answered.status === 422 && !(field in errors)) tools.mismatch(name, `body errors.${field}`, 'to name the field that is wrong', 'other fields')
  }
}

/** Neither an invented token nor one that Google issued to another application signs anyone in. */
export async function refusedGoogleToken({ ask, hold, mismatch, leave }: Tools, foreign: string | undefined): Promise<void> {
  const name = 'POST /auth/google'
  for (const [what, access_token] of [['an invented token', 'contract-verify'], ['a token of another application', foreign]] as const) {
    if (access_token === undefined) {
      leave(name, 'MATU_GOOGLE_TOKEN has no token that Google issued to another application')
      continue
    }
    const answered = await ask('POST', '/auth/google', { body: { access_token } })
    hold(name, answered)
    if (answered.status >= 200 && answered.status < 300) mismatch(name, 'status', `a refusal of ${what}`, String(answered.status))
  }
}

/** Sends writes that can be undone: the account's own values unchanged; a wallet that is added, renamed and removed. Never moves money. */
export async function done(tools: Tools): Promise<void> {
  const { bodies, ask, hold } = tools
  const settings = record(bodies.get('GET /api/users/settings'))
  const me = record(bodies.get('GET /api/users/me'))
  await asItIs('PUT /api/users/settings', settings)
  await asItIs('PUT /user/profile-information', me)
  await aWallet()

  /** Writes back those of the read fields that are writable. */
  async function asItIs(name: string, read: Record<string, unknown>): Promise<void> {
    const row = tools.rows.get(name)
    const schema = row?.operation.requestBody?.content['application/json']?.schema
    if (!row || !schema) return
    const fields = Object.keys(schemaOf(tools.contract, schema).properties ?? {}).filter((field) => read[field] !== undefined)
    if (fields.length === 0) return tools.leave(name, 'nothing was read that could be written back')
    const names = 'keys' in (schemaOf(tools.contract, schema).properties ?? {}) ? { keys: fields } : {}
    const answered = await ask(row.method, row.path, { body: { ...names, ...Object.fromEntries(fields.map((field) => [field, read[field]])) } })
    hold(name, answered)
    if (answered.status >= 400) tools.mismatch(name, 'status', 'to take what it answered itself', String(answered.status))
  }

  async function aWallet(): Promise<void> {
    const row = tools.rows.get('POST /api/trust-wallet')
    const one = tools.rows.get('GET /api/trust-wallet/{id}')
    if (!row || !one) return
    const wish = record(row.operation.requestBody?.content['application/json']?.example)
    // A random address, because it must be new each time.
    const address = randomAddress()
    const made = await ask('POST', row.path, { body: { ...wish, label: 'contract:verify', address } })
    hold('POST /api/trust-wallet', made)
    if (made.status >= 400) return tools.leave('POST /api/trust-wallet', `the account got ${made.status}: no wallet to rename and remove`)
    const list = tools.valueOf('POST /api/trust-wallet', made)['data']
    const own = (Array.isArray(list) ? list : []).map(record).find((one) => one['label'] === 'contract:verify' || String(one['address']).toLowerCase() === address)
    if (typeof own?.['id'] !== 'string') return tools.leave('PUT /api/trust-wallet/{id}', 'the new wallet is not in the answer')
    const path = tools.pathOf(one, own['id'])
    try {
      hold('PUT /api/trust-wallet/{id}', await ask('PUT', path, { body: { label: 'contract:verify 2' } }))
    } finally {
      // Also if the run was stopped in between: the wallet must not remain.
      hold('DELETE /api/trust-wallet/{id}', await ask('DELETE', path, { always: true }))
    }
  }
}
