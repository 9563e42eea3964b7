import { Hono } from 'hono'
import type { Clock } from '../world/clock.ts'
import { csrfCookie, csrfMatches, openSession, userIdOf } from '../world/sessions.ts'
import type { Session } from '../world/sessions.ts'
import type { Visitor } from '../world/visitors.ts'
import type { User, World } from '../world/world.ts'
import { mustBeNamedUser } from '../rules/access.ts'
import { localeFrom } from '../texts/text.ts'
import type { Locale } from '../texts/text.ts'
import type { RouteResult, RouteContext, Operation } from './route.ts'
import { SESSION_COOKIE, csrfTokenCookie, readCookies, sessionCookie } from './cookies.ts'
import { ConnectionCut, parseFault, playFault, sentinelFault, takeArmed } from './faults.ts'
import type { Fault } from './faults.ts'
import { begin, fingerprintOf, forget, recall } from './idempotency.ts'
import { consume, limitStatus } from './limits.ts'
import { record, redact } from './log.ts'
import type { LogEntry } from './log.ts'
import { HttpError, csrfMismatch, maintenance, errorBody, throttled, unauthenticated } from './http-error.ts'

/** What the transport knows but a Request does not contain: the caller's address, and cookies where the platform hides them. */
export interface TransportContext {
  address?: string
  cookies?: Record<string, string>
  secure?: boolean
  /** called with each Set-Cookie line, for platforms whose Response cannot carry one */
  setCookie?: (line: string) => void
}

export interface AppSettings {
  world: () => World
  clock: Clock
  operations: readonly Operation[]
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** requests per minute and visitor */
  rateLimit: number
  /** applies the passage of time before an operation of a signed-in user runs */
  settle: (world: World, user: User, now: number) => void
}

type Env = { Bindings: TransportContext }

/** The application: one Hono route per operation, all with the same request checks. */
export const createApp = (settings: AppSettings): Hono<Env> => {
  const app = new Hono<Env>()
  for (const operation of settings.operations) {
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      serve(settings, operation, c.req.raw, c.req.param() as Record<string, string>, c.env ?? {}),
    )
  }
  app.notFound((c) => json(404, { message: 'Not Found' }, settings.clock.now(), c.req.method))
  app.onError((error) => {
    throw error
  })
  return app
}

const serve = async (
  settings: AppSettings,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
  transport: TransportContext,
): Promise<Response> => {
  const world = settings.world()
  const body = await readBody(request)
  const visit = new Visit(settings, world, operation, request, params, transport, body)
  const fault = visit.fault()
  try {
    const first = fault && !fault.after ? await playFault(fault, null, visit.tools()) : null
    if (first && fault?.kind !== 'slow') return visit.close(first)
    const truth = visit.answer()
    return visit.close(fault?.after ? await playFault(fault, truth, visit.tools()) : truth)
  } catch (error) {
    if (error instanceof ConnectionCut) visit.entry.status = null
    throw error
  }
}

/** One request on its way through the checks: maintenance, rate limit, CSRF, sign-in, idempotency, then the operation. */
class Visit {
  readonly entry: LogEntry
  private readonly settings: AppSettings
  private readonly world: World
  private readonly operation: Operation
  private readonly request: Request
  private readonly params: Record<string, string>
  private readonly transport: TransportContext
  private readonly body: Record<string, unknown>
  private readonly url: URL
  private readonly locale: Locale
  private session: Session | null
  private readonly bearer: string | null
  private limit: { limit: number; remaining: number } | null = null

  constructor(
    settings: AppSettings,
    world: World,
    operation: Operation,
    request: Request,
    params: Record<string, string>,
    transport: TransportContext,
    body: Record<string, unknown>,
  ) {
    this.settings = settings
    this.world = world
    this.operation = operation
    this.request = request
    this.params = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decoded(value)]))
    this.transport = transport
    this.body = body
    this.url = new URL(request.url)
    this.locale = localeFrom(request.headers.get('Accept-Language'))
    const cookies = { ...transport.cookies, ...readCookies(request.headers.get('Cookie')) }
    this.session = world.sessions.byId.get(cookies[SESSION_COOKIE] ?? '') ?? null
    this.bearer = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null
    this.entry = record(world.log, {
      id: (world.log.at(-1)?.id ?? 0) + 1,
      at: new Date(settings.clock.now()).toISOString(),
      method: request.method,
      path: this.url.pathname,
      query: this.url.search,
      operation: `${operation.method} ${operation.path}`,
      user_id: null,
      status: null,
      idempotency_key: request.headers.get('Idempotency-Key'),
      replayed: false,
      fault: null,
      content_type: request.headers.get('Content-Type'),
      accept_language: request.headers.get('Accept-Language'),
      has_csrf: request.headers.has('X-XSRF-TOKEN'),
      has_bearer: this.bearer !== null,
      body: redact(body),
    })
  }

  fault(): Fault | null {
    const header = this.request.headers.get('X-Simulator-Fault')
    const fault =
      (header === null ? null : parseFault(header)) ??
      takeArmed(this.world.armed, this.request.method, this.url.pathname, this.operation.path) ??
      sentinelFault(this.body)
    this.entry.fault = fault ? `${fault.after ? 'after:' : ''}${fault.kind}` : null
    return fault
  }

  tools() {
    return { locale: this.locale, signal: this.request.signal, sleep: this.settings.sleep }
  }

  answer(): Response {
    try {
      return this.respond(this.admitted())
    } catch (error) {
      if (error instanceof HttpError)
        return this.respond({ status: error.status, body: errorBody(error, this.locale), headers: { ...error.headers } })
      throw error
    }
  }

  close(response: Response): Response {
    this.entry.status = response.status
    if (!response.headers.has('Date')) response.headers.set('Date', new Date(this.settings.clock.now()).toUTCString())
    // Responses of faults do not set it.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  }

  private admitted(): RouteResult {
    const { world, operation, settings } = this
    const now = settings.clock.now()
    if (world.maintenance) throw maintenance(world.maintenance.retry_after)
    if (operation.path === '/sanctum/csrf-cookie') this.session ??= openSession(world.sessions)
    this.count(now)
    if (operation.method !== 'GET' && !(this.session && csrfMatches(this.session, this.request.headers.get('X-XSRF-TOKEN'))))
      throw csrfMismatch()
    const visitor = this.visitor(now)
    this.entry.user_id = visitor?.id ?? null
    if (operation.access === 'user' && !visitor) throw unauthenticated()
    if (visitor) {
      mustBeNamedUser(visitor, this.body)
      settings.settle(world, visitor, now)
    }
    const context: RouteContext = {
      world,
      now,
      locale: this.locale,
      request: this.request,
      address: this.from().address,
      agent: this.from().agent,
      session: this.session,
      bearer: this.bearer,
      sessions: world.sessions,
      params: this.params,
      query: this.url.searchParams,
      body: this.body,
      visitor,
    }
    return operation.method === 'GET' ? operation.answer(context) : this.once(context)
  }

  /** Sanctum checks the session first, then the bearer token. */
  private visitor(now: number): User | null {
    const { sessions, users } = this.world
    for (const session of [this.session, sessions.byToken.get(this.bearer ?? '')]) {
      const id = userIdOf(sessions, session, now)
      if (!session || id === null) continue
      session.visitor = this.from()
      return users.get(id) ?? null
    }
    return null
  }

  private from(): Visitor {
    return { address: this.transport.address ?? '127.0.0.1', agent: this.request.headers.get('User-Agent') ?? '' }
  }

  private count(now: number): void {
    const who = this.session?.id ?? this.bearer ?? this.transport.address ?? 'unknown'
    const { remaining, retry_after } = limitStatus(this.world.limits, `api ${who}`, this.settings.rateLimit, now)
    if (remaining === 0) throw throttled(retry_after, this.settings.rateLimit, Math.ceil(now / 1000) + retry_after)
    consume(this.world.limits, `api ${who}`, now)
    this.limit = { limit: this.settings.rateLimit, remaining: remaining - 1 }
  }

  private once(context: RouteContext): RouteResult {
    const key = context.request.headers.get('Idempotency-Key')
    if (key === null) return this.operation.answer(context)
    const owner = context.visitor?.id ?? 'guest'
    const print = fingerprintOf(this.request.method, this.url.pathname, this.body)
    const known = recall(this.world.idempotency, owner, key, print)
    if (known?.answer) {
      this.entry.replayed = true
      if (known.signed_in !== null && this.session)
        Object.assign(this.session, { user_id: known.signed_in, signed_in_at: context.now, seen_at: context.now })
      return { ...known.answer, headers: { 'Idempotency-Replayed': 'true' } }
    }
    const remembered = begin(this.world.idempotency, owner, key, print)
    try {
      const answer = this.operation.answer(context)
      remembered.answer = { status: answer.status, body: answer.body }
      remembered.signed_in = context.visitor === null ? (this.session?.user_id ?? null) : null
      return answer
    } catch (error) {
      forget(this.world.idempotency, owner, key)
      throw error
    }
  }

  private respond({ status, body, headers = {} }: RouteResult): Response {
    const response = json(status, body, this.settings.clock.now(), this.request.method)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    if (this.limit) {
      if (!response.headers.has('X-RateLimit-Limit')) response.headers.set('X-RateLimit-Limit', String(this.limit.limit))
      if (!response.headers.has('X-RateLimit-Remaining')) response.headers.set('X-RateLimit-Remaining', String(this.limit.remaining))
    }
    if (this.session) {
      const secure = this.transport.secure ?? this.url.protocol === 'https:'
      const lines = [csrfTokenCookie(csrfCookie(this.world.sessions, this.session), secure), sessionCookie(this.session.id, secure)]
      for (const line of lines) {
        response.headers.append('Set-Cookie', line)
        this.transport.setCookie?.(line)
      }
    }
    return response
  }
}

/** A JSON response with the common headers; its Date is the simulated clock's. */
export const json = (status: number, body: unknown, now: number, method = 'GET'): Response => {
  const headers = new Headers({ Date: new Date(now).toUTCString(), 'Cache-Control': 'no-cache, private', Vary: 'Accept-Language' })
  if (body === undefined || status === 204) return new Response(null, { status, headers })
  headers.set('Content-Type', 'application/json')
  return new Response(method === 'HEAD' ? null : JSON.stringify(body), { status, headers })
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A body that is not a JSON object counts as empty, as in Laravel: validation then lists the missing fields. */
const readBody = async (request: Request): Promise<Record<string, unknown>> => {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  try {
    const value: unknown = JSON.parse(await request.text())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
