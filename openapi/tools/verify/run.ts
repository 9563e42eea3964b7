import type { Contract, Operation, Row } from '../contract.ts'
import { isOpen, parametersOf, rowsOf, schemaOf } from '../contract.ts'
import type { Answered, Mismatch } from './check.ts'
import { createCheck, parsed, redirectTarget, readAs, statusOf, wrongStatus } from './check.ts'
import { allowsBefore, askedLeaveFor, readable, readableCookie } from './cross-origin.ts'
import type { Fields } from './fields.ts'
import { createFields } from './fields.ts'
import type { HttpClient } from './http-client.ts'
import { CannotVerify, createHttpClient, Credentials, Stopped } from './http-client.ts'
import { firstId, idsFrom, UNKNOWN_ID, UNKNOWN_NUMBER } from './ids.ts'
import { checkList } from './lists.ts'
import type { Tools } from './writes.ts'
import { done, needsId, refused, refusedGoogleToken } from './writes.ts'

interface Account {
  email: string
  password: string
  /** The current code of the authenticator, for an account with two-factor sign-in. */
  code?: string
}

export interface VerifyOptions {
  contract: Contract
  /** Base URL of the server: `https://api.example`. */
  url: string
  /** A dedicated account. Without one, operations that need a sign-in are only checked for their 401. */
  account?: Account
  /** An access token that Google issued to another application: the server must reject it. */
  foreignGoogleToken?: string
  /** Also sends writes: requests that must be rejected, and changes that can be undone. Never moves money. */
  write?: boolean
  /** Another origin that must be allowed to send requests and read the responses. */
  origin?: string
  /** Pause between requests, in milliseconds. */
  pause?: number
  /** Longest wait for a response, in milliseconds. */
  timeout?: number
  /** Longest Retry-After that is waited for after a 429, in seconds. */
  patience?: number
  /** Ends the run: the results so far are reported and changes are undone. */
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
}

export interface Verified {
  asked: string[]
  /** Operations that could not be checked, and why. */
  left: Array<{ operation: string; why: string }>
  mismatches: Mismatch[]
  /** Fields that are no differences, and that the developers of the server should read once. */
  fields: Fields
  /** Why the run ended early. */
  stopped?: string
}

const CSRF = 'GET /sanctum/csrf-cookie'
const LOGOUT = 'GET /logout'
const ME = 'GET /api/users/me'
const LONGEST_SIGN_IN = 12 * 3600

/** Checks a running server against the contract: read-only by default, one request at a time; no data is stored. */
export async function verify(options: VerifyOptions): Promise<Verified> {
  const { contract, account, write = false, origin, signal, pause = 100, timeout = 15_000, patience = 60, fetch = globalThis.fetch } = options
  const url = options.url.replace(/\/+$/, '')
  const client = createHttpClient({ url, pause, timeout, patience, fetch, ...(origin && { origin }), ...(signal && { signal }) })
  const run = new Run(contract, client, url, origin)
  let signedIn = false
  try {
    await run.fetchCsrfCookie(true)
    await run.strangers(write)
    if (write) await run.foreignTokens(options.foreignGoogleToken)
    if (account) signedIn = await run.signIn(account)
    await run.reads(account ? signedIn : null)
    if (origin) await run.preflights(origin)
    if (write) await run.writes(signedIn)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    run.result.stopped = error.message
  } finally {
    if (signedIn) await run.signOut()
  }
  return { ...run.result, fields: run.fields.result() }
}

/** What a required query parameter can ask for: the keys of the settings. */
const askedWords = (contract: Contract, operation: Operation): string[] =>
  parametersOf(contract, operation).flatMap(({ in: where, required, schema }) =>
    where === 'query' && required === true ? (schemaOf(contract, schemaOf(contract, schema).items ?? {}).enum ?? []).map(String) : [],
  )

/** One run against a server; the steps are in the order of the methods. */
class Run {
  readonly result: Omit<Verified, 'fields'> = { asked: [], left: [], mismatches: [] }
  readonly fields: ReturnType<typeof createFields>
  private readonly rows: ReadonlyMap<string, Row>
  private readonly bodies = new Map<string, unknown>()
  private readonly check: ReturnType<typeof createCheck>
  private readonly contract: Contract
  private readonly client: HttpClient
  private readonly url: string
  private readonly origin: string | undefined
  private readonly tools: Tools
  private readonly known = new Set<string>()

  constructor(contract: Contract, client: HttpClient, url: string, origin: string | undefined) {
    this.contract = contract
    this.client = client
    this.url = url
    this.origin = origin
    this.fields = createFields(contract)
    this.check = createCheck(contract, this.fields.note)
    this.rows = new Map(rowsOf(contract).map((row) => [`${row.method} ${row.path}`, row]))
    this.tools = {
      contract,
      rows: this.rows,
      bodies: this.bodies,
      ask: client.ask,
      hold: this.hold.bind(this),
      mismatch: this.mismatch.bind(this),
      leave: this.leave.bind(this),
      pathOf: this.fill.bind(this),
      valueOf: this.valueOf.bind(this),
    }
  }

  /** Lists a mismatch once: several requests go to one operation. */
  private add(mismatch: Mismatch): void {
    const key = JSON.stringify(mismatch)
    if (!this.known.has(key)) this.result.mismatches.push(mismatch)
    this.known.add(key)
  }

  private mismatch(operation: string, at: string, expected: string, got: string, kind?: string): void {
    this.add({ operation, at, expected, got, ...(kind !== undefined && { kind }) })
  }

  /** A response as the application reads it. */
  private valueOf(name: string, answered: Answered): Record<string, unknown> {
    const read = answered.lost === undefined ? readAs(name, this.rows.get(name)!.operation, answered) : null
    return read?.issues.length === 0 && typeof read.value === 'object' && read.value !== null ? (read.value as Record<string, unknown>) : parsed(answered)
  }

  private leave(operation: string, why: string): void {
    this.result.left.push({ operation, why })
  }

  private hold(name: string, answered: Answered, status?: number): void {
    const { operation } = this.rows.get(name)!
    this.result.asked.push(name)
    if (answered.lost !== undefined) return this.mismatch(name, 'answer', 'one', answered.lost)
    if (status !== undefined && answered.status !== status) return this.add(wrongStatus(name, String(status), answered))
    for (const mismatch of this.check(name, operation, answered)) this.add(mismatch)
    if (this.origin) readable(answered.headers, this.origin, (...said) => this.mismatch(name, ...said))
  }

  async fetchCsrfCookie(first = false): Promise<void> {
    const answered = await this.client.ask('GET', '/sanctum/csrf-cookie')
    if (first) this.mustBeAnApi(answered)
    this.hold(CSRF, answered, 204)
    const cookie = answered.headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN='))
    for (const one of answered.headers.getSetCookie()) if (/^[\w-]*session=/i.test(one)) this.holdSessionCookie(one)
    if (!cookie) return this.mismatch(CSRF, 'cookie XSRF-TOKEN', 'to be set', 'nothing')
    // The page has to read the cookie to send it back.
    if (/;\s*httponly/i.test(cookie)) this.mismatch(CSRF, 'cookie XSRF-TOKEN', 'readable by the page', 'HttpOnly')
    if (/%(?![0-9a-f]{2})/i.test(cookie.split(';')[0]!)) this.mismatch(CSRF, 'cookie XSRF-TOKEN', 'percent-encoded', 'something else')
    if (this.origin) readableCookie(cookie, this.origin, this.url, (...said) => this.mismatch(CSRF, ...said))
  }

  private holdSessionCookie(cookie: string): void {
    const at = 'cookie of the session'
    if (!/;\s*httponly/i.test(cookie)) this.mismatch(CSRF, at, 'HttpOnly', 'readable by scripts')
    if (!/;\s*samesite=(lax|strict)/i.test(cookie)) this.mismatch(CSRF, at, 'SameSite=Lax', 'sent by other sites')
    if (this.url.startsWith('https:') && !/;\s*secure/i.test(cookie)) this.mismatch(CSRF, at, 'Secure', 'sent without encryption')
    if (Number(/;\s*max-age=(\d+)/i.exec(cookie)?.[1]) > LONGEST_SIGN_IN) this.mismatch(CSRF, at, 'at most 12 hours', 'longer')
  }

  /** Credentials from before a sign-in or a second factor, and from before a sign-out, must be refused. */
  private async mustSignNobodyIn(name: string, what: string, as: Credentials): Promise<void> {
    if (!this.rows.has(ME)) return
    const answered = await this.client.ask('GET', '/api/users/me', { as })
    if (answered.lost === undefined && answered.status !== 401) this.mismatch(name, what, 'to sign nobody in (401)', statusOf(answered))
  }

  /** Checks by the first response that there is an API at this address. */
  private mustBeAnApi({ lost, status, headers }: Answered): void {
    if (lost !== undefined) throw new CannotVerify(`${this.url} does not answer: ${lost}`)
    if (status >= 300 && status < 400) throw new CannotVerify(`${this.url} sends one elsewhere (${status}): give the address that it names, ${redirectTarget(headers.get('Location'), this.url)}`)
    if (headers.get('Content-Type')?.includes('text/html'))
      throw new CannotVerify(`${this.url}/sanctum/csrf-cookie is a page (HTML, status ${status}), no API: the address must be the one that /api and /login are under`)
  }

  async signIn({ code, ...person }: Account): Promise<boolean> {
    const before = this.client.credentials().withoutBearer()
    const answered = await this.client.ask('POST', '/login', { body: person })
    if ([401, 403, 422, 429].includes(answered.status))
      throw new CannotVerify(`${person.email} could not be signed in (status ${answered.status}): check the address, and the password in MATU_PASSWORD`)
    this.hold('POST /login', answered, 200)
    if (this.valueOf('POST /login', answered)['two_factor'] !== true) {
      await this.mustSignNobodyIn('POST /login', 'session from before the sign-in', before)
      return this.took('POST /login', answered)
    }
    await this.mustSignNobodyIn('POST /login', 'session before the second factor', this.client.credentials().withoutBearer())
    if (code === undefined) throw new CannotVerify(`${person.email} is asked for a second step: give what its authenticator shows, MATU_CODE=123456`)
    const second = await this.client.ask('POST', '/two-factor-challenge', { body: { code } })
    if (second.status === 422) throw new CannotVerify(`the code of ${person.email} was refused: check MATU_CODE, it lives for half a minute`)
    this.hold('POST /two-factor-challenge', second, 200)
    return this.took('POST /two-factor-challenge', second)
  }

  private took(name: string, answered: Answered): boolean {
    const { auth_token: token } = this.valueOf(name, answered)
    if (typeof token === 'string') this.client.signIn(token)
    return typeof token === 'string'
  }

  /**
   * Before the sign-in: whatever needs one must answer 401, also a write that has its CSRF token. The writes that need none are tried here, since
   * Laravel's guest middleware redirects them for a user who is signed in.
   */
  async strangers(write: boolean): Promise<void> {
    for (const [name, row] of this.rows) {
      const isRead = row.method === 'GET'
      if (!isRead && !(write && this.client.hasToken())) continue
      if (!isOpen(this.contract, row.operation) && name !== LOGOUT) this.hold(name, await this.client.ask(row.method, this.fill(row, UNKNOWN_ID), isRead ? {} : { body: {} }), 401)
      else if (!isRead) await refused(this.tools, name, row, true)
    }
  }

  /** Tokens of Google that prove nothing here. */
  async foreignTokens(token: string | undefined): Promise<void> {
    if (this.client.hasToken() && this.rows.has('POST /auth/google')) await refusedGoogleToken(this.tools, token)
  }

  /** `signedIn` is null without an account: then only the public operations are read. */
  async reads(signedIn: boolean | null): Promise<void> {
    for (const [name, row] of this.rows) {
      if (row.method !== 'GET' || name === CSRF || name === LOGOUT) continue
      if (signedIn === true || isOpen(this.contract, row.operation)) await this.read(name, row)
      else if (signedIn === false) this.leave(name, 'no user could be signed in')
    }
  }

  private async read(name: string, row: Row): Promise<void> {
    const { list = '', type } = idsFrom[name] ?? {}
    const id = needsId(row) ? firstId(this.bodies.get(list), type) : UNKNOWN_ID
    if (id === null) {
      const nothing = await this.client.ask('GET', this.fill(row, UNKNOWN_ID))
      this.hold(name, nothing)
      if (nothing.lost === undefined && nothing.status < 400) this.mismatch(name, 'status', '404', statusOf(nothing))
      return this.leave(name, 'no list names one: only one that is not there was asked for')
    }
    const answered = await this.client.ask('GET', this.fill(row, id))
    this.hold(name, answered)
    if (!(String(answered.status) in row.operation.responses)) return
    // Documented statuses that depend on the account, not on the server.
    const why = { 403: 'this account may not', 404: 'this account has none', 423: 'a password is asked for' }[answered.status]
    if (why) return this.leave(name, why)
    if (answered.status >= 400) return this.mismatch(name, 'status', '200', statusOf(answered))
    // The id of a row that the application cannot read still leads to its details; nothing else is built upon it.
    const body = this.valueOf(name, answered)
    const isRead = readAs(name, row.operation, answered)?.issues.length === 0
    if (isRead || Array.isArray(body['data'])) this.bodies.set(name, body)
    if (!isRead) return
    for (const word of askedWords(this.contract, row.operation)) if (!(word in body)) this.mismatch(name, `body ${word}`, 'to be there, since it was asked for', 'nothing')
    await checkList(this.tools, name, row, answered)
  }

  /** Sends the preflight requests of a browser for each address, since servers allow CORS by path. */
  async preflights(origin: string): Promise<void> {
    for (const [name, row] of this.rows) {
      const requested = askedLeaveFor(this.contract, row)
      const headers = {
        'Access-Control-Request-Method': row.method,
        ...(requested.length > 0 && { 'Access-Control-Request-Headers': requested.join(',').toLowerCase() }),
      }
      const answered = await this.client.ask('OPTIONS', this.fill(row, UNKNOWN_ID), { anonymous: true, csrf: false, headers })
      allowsBefore(answered, row.method, requested, origin, (...said) => this.mismatch(name, ...said))
    }
  }

  /** Checks the operations that change something. */
  async writes(signedIn: boolean): Promise<void> {
    await this.fetchCsrfCookie()
    if (!this.client.hasToken()) return this.leave('all writes', 'there is no CSRF cookie')
    for (const [name, row] of this.rows)
      if (row.method !== 'GET' && !isOpen(this.contract, row.operation)) await refused(this.tools, name, row, signedIn)
    if (!signedIn) return
    await done(this.tools)
    for (const [name, { operation }] of this.rows) if (operation['x-moves-money']) this.leave(name, 'it moves money: only refusals were tried, of each field')
  }

  /** Signs out however the run ended, so that no token remains. */
  async signOut(): Promise<void> {
    const { bearer } = this.client.credentials()
    const cookies = this.client.credentials().withoutBearer()
    const answered = await this.client.ask('GET', '/logout', { always: true }).catch(() => null)
    if (!answered) return
    this.hold(LOGOUT, answered, 204)
    if (answered.status !== 204 || this.result.stopped !== undefined) return
    await this.mustSignNobodyIn(LOGOUT, 'session after the sign-out', cookies)
    await this.mustSignNobodyIn(LOGOUT, 'token after the sign-out', new Credentials([], bearer))
  }

  private fill({ path, operation }: { path: string; operation: Operation }, id: string): string {
    const parameters = parametersOf(this.contract, operation)
    const keys = parameters.filter((one) => one.in === 'query' && one.required === true)
    const query = new URLSearchParams(keys.flatMap(({ name }) => askedWords(this.contract, operation).map((word) => [name, word])))
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((one) => one.name === name)
      const { enum: words, type } = parameter ? schemaOf(this.contract, parameter.schema) : {}
      if (typeof words?.[0] === 'string') return encodeURIComponent(words[0])
      return encodeURIComponent(type === 'integer' && id === UNKNOWN_ID ? UNKNOWN_NUMBER : id)
    })
    return query.size > 0 ? `${filled}?${query.toString()}` : filled
  }
}
