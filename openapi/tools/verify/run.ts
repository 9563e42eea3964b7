import type { Contract, Operation, Row } from '../contract.ts'
import { isOpen, parametersOf, rowsOf, schemaOf } from '../contract.ts'
import type { Answered, Mismatch } from './check.ts'
import { createCheck, parsed, redirectTarget, readAs, statusOf } from './check.ts'
import { allowsBefore, askedLeaveFor, readable } from './cross-origin.ts'
import type { HttpClient } from './http-client.ts'
import { CannotVerify, createHttpClient, Stopped } from './http-client.ts'
import { firstId, idsFrom } from './ids.ts'
import type { Tools } from './writes.ts'
import { done, needsId, UNKNOWN_ID, UNKNOWN_NUMBER, refused } from './writes.ts'

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
  /** Why the run ended early. */
  stopped?: string
}

const CSRF = 'GET /sanctum/csrf-cookie'
const LOGOUT = 'GET /logout'

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
  return run.result
}

/** One run against a server; the steps are in the order of the methods. */
class Run {
  readonly result: Verified = { asked: [], left: [], mismatches: [] }
  private readonly rows: ReadonlyMap<string, Row>
  private readonly bodies = new Map<string, unknown>()
  private readonly check: ReturnType<typeof createCheck>
  private readonly contract: Contract
  private readonly client: HttpClient
  private readonly url: string
  private readonly origin: string | undefined

  constructor(contract: Contract, client: HttpClient, url: string, origin: string | undefined) {
    this.contract = contract
    this.client = client
    this.url = url
    this.origin = origin
    this.check = createCheck(contract)
    this.rows = new Map(rowsOf(contract).map((row) => [`${row.method} ${row.path}`, row]))
  }

  private mismatch(operation: string, at: string, expected: string, got: string): void {
    this.result.mismatches.push({ operation, at, expected, got })
  }

  /** A response as the application reads it. */
  private valueOf(name: string, answered: Answered): Record<string, unknown> {
    const read = answered.lost === undefined ? readAs(name, this.rows.get(name)!.operation, answered) : null
    return read?.ok && typeof read.value === 'object' && read.value !== null ? (read.value as Record<string, unknown>) : parsed(answered)
  }

  private breaks(): number {
    return this.result.mismatches.filter(({ kind }) => kind === undefined).length
  }

  private leave(operation: string, why: string): void {
    this.result.left.push({ operation, why })
  }

  private hold(name: string, answered: Answered, status?: number): void {
    const { operation } = this.rows.get(name)!
    this.result.asked.push(name)
    if (answered.lost !== undefined) return this.mismatch(name, 'answer', 'one', answered.lost)
    if (status !== undefined && answered.status !== status) return this.mismatch(name, 'status', String(status), statusOf(answered))
    this.result.mismatches.push(...this.check(name, operation, answered))
    if (this.origin) readable(answered.headers, this.origin, (...said) => this.mismatch(name, ...said))
  }

  async fetchCsrfCookie(first = false): Promise<void> {
    const answered = await this.client.ask('GET', '/sanctum/csrf-cookie')
    if (first) this.mustBeAnApi(answered)
    this.hold(CSRF, answered, 204)
    const cookie = answered.headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN='))
    if (!cookie) return this.mismatch(CSRF, 'cookie XSRF-TOKEN', 'to be set', 'nothing')
    // The page has to read the cookie to send it back.
    if (/;\s*httponly/i.test(cookie)) this.mismatch(CSRF, 'cookie XSRF-TOKEN', 'readable by the page', 'HttpOnly')
    if (/%(?![0-9a-f]{2})/i.test(cookie.split(';')[0]!)) this.mismatch(CSRF, 'cookie XSRF-TOKEN', 'percent-encoded', 'something else')
  }

  /** Checks by the first response that there is an API at this address. */
  private mustBeAnApi({ lost, status, headers }: Answered): void {
    if (lost !== undefined) throw new CannotVerify(`${this.url} does not answer: ${lost}`)
    if (status >= 300 && status < 400) throw new CannotVerify(`${this.url} sends one elsewhere (${status}): give the address that it names, ${redirectTarget(headers.get('Location'), this.url)}`)
    if (headers.get('Content-Type')?.includes('text/html'))
      throw new CannotVerify(`${this.url}/sanctum/csrf-cookie is a page (HTML, status ${status}), no API: the address must be the one that /api and /login are under`)
  }

  async signIn({ code, ...person }: Account): Promise<boolean> {
    const answered = await this.client.ask('POST', '/login', { body: person })
    if ([401, 403, 422, 429].includes(answered.status))
      throw new CannotVerify(`${person.email} could not be signed in (status ${answered.status}): check the address, and the password in MATU_PASSWORD`)
    this.hold('POST /login', answered, 200)
    if (this.valueOf('POST /login', answered)['two_factor'] !== true) return this.took('POST /login', answered)
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

  /** Before the sign-in: whatever needs one must answer 401, also a write that has its CSRF token. */
  async strangers(write: boolean): Promise<void> {
    for (const [name, row] of this.rows) {
      if (isOpen(this.contract, row.operation) || name === LOGOUT) continue
      if (row.method === 'GET') this.hold(name, await this.client.ask('GET', this.fill(row, UNKNOWN_ID)), 401)
      else if (write && this.client.hasToken()) this.hold(name, await this.client.ask(row.method, this.fill(row, UNKNOWN_ID), { body: {} }), 401)
    }
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
    const path = this.fill(row, id)
    const answered = await this.client.ask('GET', path)
    const before = this.breaks()
    this.hold(name, answered)
    // Documented statuses that depend on the account, not on the server.
    const why = { 403: 'this account may not', 404: 'this account has none', 423: 'a password is asked for' }[answered.status]
    if (why) return this.leave(name, why)
    if (answered.status >= 400) this.mismatch(name, 'status', '200', statusOf(answered))
    // Further checks would build on a wrong response.
    if (this.breaks() > before) return
    const body = this.valueOf(name, answered)
    this.bodies.set(name, body)
    await this.nextPage(name, row, path, body)
    await this.filters(name, row, path, body)
  }

  /** Requests the next page of a list that announces one. */
  private async nextPage(name: string, { operation }: Row, path: string, body: Record<string, unknown>): Promise<void> {
    const cursor = (body['meta'] as { next_cursor?: unknown } | undefined)?.next_cursor
    if (typeof cursor !== 'string' || !parametersOf(this.contract, operation).some((one) => one.name === 'cursor')) return
    const answered = await this.client.ask('GET', `${path}?cursor=${encodeURIComponent(cursor)}`)
    this.hold(name, answered)
    if (answered.status >= 400) return this.mismatch(name, 'query cursor', 'the next page', statusOf(answered))
    const id = firstId(this.valueOf(name, answered))
    if (id !== null && id === firstId(body)) this.mismatch(name, 'query cursor', 'the next page', 'the same page again')
  }

  /** A filter that matches nothing must return no rows: if it is ignored, the application takes another request's outcome for this one's. */
  private async filters(name: string, { operation }: Row, path: string, body: Record<string, unknown>): Promise<void> {
    if (firstId(body) === null) return
    const unmatched: Readonly<Record<string, string>> = {
      idempotency_key: crypto.randomUUID(),
      address: `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}`,
    }
    for (const [filter, value] of Object.entries(unmatched)) {
      if (!parametersOf(this.contract, operation).some((one) => one.name === filter)) continue
      const answered = await this.client.ask('GET', `${path}?${filter}=${value}`)
      this.hold(name, answered)
      if (answered.status < 400 && firstId(this.valueOf(name, answered)) !== null)
        this.mismatch(name, `query ${filter}`, 'no row: nothing has this value', 'rows: the filter is ignored')
    }
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
    const tools: Tools = {
      contract: this.contract,
      rows: this.rows,
      signedIn,
      bodies: this.bodies,
      ask: this.client.ask,
      hold: this.hold.bind(this),
      mismatch: this.mismatch.bind(this),
      leave: this.leave.bind(this),
      pathOf: this.fill.bind(this),
      valueOf: this.valueOf.bind(this),
    }
    await refused(tools)
    if (!signedIn) return
    await done(tools)
    for (const [name, { operation }] of this.rows) if (operation['x-moves-money']) this.leave(name, 'it moves money: only refusals were tried, of each field')
  }

  /** Signs out however the run ended, so that no token remains. */
  async signOut(): Promise<void> {
    const answered = await this.client.ask('GET', '/logout', { always: true }).catch(() => null)
    if (answered) this.hold(LOGOUT, answered, 204)
  }

  private fill({ path, operation }: { path: string; operation: Operation }, id: string): string {
    const parameters = parametersOf(this.contract, operation)
    const required = parameters.filter((one) => one.in === 'query' && one.required === true)
    const query = new URLSearchParams(
      required.flatMap(({ name, schema }) => (schemaOf(this.contract, schemaOf(this.contract, schema).items ?? {}).enum ?? []).map((word) => [name, String(word)])),
    )
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((one) => one.name === name)
      const { enum: words, type } = parameter ? schemaOf(this.contract, parameter.schema) : {}
      if (typeof words?.[0] === 'string') return encodeURIComponent(words[0])
      return encodeURIComponent(type === 'integer' && id === UNKNOWN_ID ? UNKNOWN_NUMBER : id)
    })
    return query.size > 0 ? `${filled}?${query.toString()}` : filled
  }
}
