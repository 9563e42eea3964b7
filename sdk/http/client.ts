import { AntiForgeryTripped, createAntiForgery } from './anti-forgery.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { BrokenLine } from './broken-line.ts'
import { CSRF_COOKIE, describeCall, type Call, type RequestOptions } from './call.ts'
import { createEarlyBox, readEarly } from './early.ts'
import { buildHeaders } from './headers.ts'
import type { Operation } from './operations.ts'
import { race } from './race.ts'
import { dataOf, refusalOf } from './read-answer.ts'
import { createReporter } from './reporter.ts'
import { mayRepeat, repeatDelay } from './retry.ts'
import { parseRetryAfter } from './retry-after.ts'
import { createServerClock } from './server-clock.ts'
import { createSessionWatch, type SessionMark } from './session-watch.ts'
import { surroundings, type ConnectSettings } from './settings.ts'
import { send, type Answer } from './transport.ts'

export interface Client {
  request: <T>(url: string, options?: RequestOptions) => Promise<T>
  /** milliseconds since 1970 by the server's clock */
  serverNow: () => number
  /** fetches the anti-forgery cookie ahead of the first request that needs it; never throws */
  prepare: () => Promise<void>
}

/** The pieces of this folder as one client; it has no state outside of what it returns. */
export const createClient = (settings: ConnectSettings, operations: readonly Operation[] = []): Client => {
  const around = surroundings(settings, operations)
  const clock = createServerClock(around.now)
  const watch = createSessionWatch(around.token, around.epoch, around.onUnauthorized)
  const early = createEarlyBox(around.early, around.now)
  const report = createReporter(around.report)
  const antiForgery = createAntiForgery(async () => void (await request(CSRF_COOKIE)), around.now)

  const failure = (call: Call, kind: ApiErrorKind, cause?: unknown, retryAfter?: number): ApiError =>
    new ApiError({ kind, operation: call.operation, retryAfter, idempotencyKey: call.idempotencyKey ?? undefined, cause })

  const broken = (call: Call, error: unknown): ApiError => {
    const reason = error instanceof BrokenLine ? error.reason : 'network'
    if (call.money) return failure(call, 'unknown-outcome', error)
    return failure(call, reason === 'network' && !around.online() ? 'offline' : reason, error)
  }

  const sendOnce = async (call: Call, session: SessionMark): Promise<Answer> => {
    if (watch.isOver(session) && !call.outsideSession) throw failure(call, 'aborted')
    const { token } = watch.mark()
    const waiting = call.method === 'GET' ? early.take(call.url, token, around.locale()) : null
    if (!waiting && !around.online()) throw failure(call, 'offline')
    const { href, isApi } = call.address
    const headers = buildHeaders({
      isApi,
      locale: around.locale(),
      token,
      cookies: around.cookies(),
      hasJsonBody: typeof call.body === 'string',
      idempotencyKey: call.idempotencyKey,
      own: call.ownHeaders,
    })
    const sentAt = around.now()
    try {
      const answer = waiting
        ? await readEarly(waiting, call.timeout, call.signal)
        : await send({ ...call, href, headers, credentials: isApi }, around.fetch)
      if (isApi && !waiting) clock.learn(answer.header('Date'), sentAt, around.now())
      return answer
    } catch (error) {
      throw broken(call, error)
    }
  }

  /** The cookie's generation, or an error that says that nothing was sent. */
  const allowed = async (call: Call): Promise<number> => {
    try {
      return await race(antiForgery.ready(), call.signal)
    } catch (error) {
      const reason: unknown = error instanceof AntiForgeryTripped ? error.cause : error
      if (reason instanceof ApiError) throw reason.of(call.operation)
      if (error instanceof AntiForgeryTripped) throw failure(call, 'csrf', error, error.seconds)
      throw failure(call, 'aborted', error)
    }
  }

  /** As many requests as one intention may cost: one repeat after a 419, one after a listed status. */
  const exchange = async (call: Call, session: SessionMark): Promise<Answer> => {
    let healed = false
    let repeated = false
    for (;;) {
      if (call.signal?.aborted) throw failure(call, 'aborted')
      if (call.checked && !around.online()) throw failure(call, 'offline')
      const generation = call.checked ? await allowed(call) : 0
      const answer = await sendOnce(call, session)
      if (call.checked && answer.status === 419) {
        const worthIt = antiForgery.refused(generation)
        if (healed || !worthIt) return answer
        healed = true
        continue
      }
      if (call.checked) antiForgery.accepted()
      const retryAfter = parseRetryAfter(answer.header('Retry-After'), clock.now())
      if (repeated || !mayRepeat({ ...call, status: answer.status, idempotency: around.idempotency, retryAfter })) return answer
      repeated = true
      await around.sleep(repeatDelay(retryAfter, around.random()), call.signal)
    }
  }

  const described = (url: string, options: RequestOptions): Call => {
    try {
      return describeCall(url, options, around)
    } catch (cause) {
      throw new ApiError({ kind: 'refused', operation: `${options.method ?? 'GET'} that cannot be written`, cause })
    }
  }

  const request = async <T>(url: string, options: RequestOptions = {}): Promise<T> => {
    const call = described(url, options)
    const session = watch.mark()
    try {
      const answer = await exchange(call, session)
      if (!call.outsideSession && watch.isOver(session)) throw failure(call, 'aborted')
      if (answer.status >= 200 && answer.status < 300) return dataOf(call, answer, report, around.values) as T
      const refusal = refusalOf(call, answer, clock.now())
      if (answer.status === 401 && !call.outsideSession) watch.refused(session)
      if (answer.status === 503 && call.address.isApi) around.onMaintenance(refusal.retryAfter ?? null)
      throw refusal
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unknown-outcome') {
        report({ type: 'unknown-outcome', operation: error.operation, status: error.status })
      }
      throw error
    }
  }

  return {
    request,
    serverNow: clock.now,
    prepare: async () => {
      try {
        if (around.online()) await antiForgery.ready()
      } catch {
        // The first request that needs it asks again and says so.
      }
    },
  }
}
