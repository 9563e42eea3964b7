import { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import { CSRF_COOKIE, type ApiCall } from './call.ts'
import { retryAfterOf } from './response.ts'
import type { Sessions } from './session.ts'

/**
 * A 401 ends the session of its request. Routes of the web guard (Fortify) know only the cookie session: after their 401 the session ends only if
 * `users/me` also rejects the bearer token.
 */
export const confirmUnauthorized = (instance: AxiosInstance, sessions: Sessions): ((call: ApiCall) => Promise<void>) => {
  let checking: Promise<unknown> | null = null
  // A 401 of this request ends the session.
  const check = (): Promise<unknown> => instance.get('/api/users/me').catch(() => {})
  return async ({ path, outsideSession, session }) => {
    if (outsideSession || session.token === null) return
    if (path.split('/')[1] === 'api') sessions.refused(session)
    else await (checking ??= check().finally(() => (checking = null)))
  }
}

/** The callers wait for the confirming request, at most this long; its result holds as long for other calls. */
const CONFIRM_MS = 5000

/**
 * A 503 is a failure of its own call. `onMaintenance` is called only if a confirming request to the CSRF cookie's route is also answered with 503.
 */
export const confirmMaintenance = (
  instance: AxiosInstance,
  now: () => number,
  serverNow: () => number,
  onMaintenance: (retryAfterSeconds: number | null) => void,
): ((first: AxiosResponse<unknown>) => Promise<void>) => {
  let confirmed: Promise<void> | undefined
  let until = 0

  const confirm = async (first: AxiosResponse<unknown>): Promise<void> => {
    const second = await instance
      .get<unknown>(CSRF_COOKIE, { timeout: CONFIRM_MS, confirms503: true })
      .catch((error: unknown) => (isAxiosError<unknown>(error) ? error.response : undefined))
    if (second?.status === 503) onMaintenance(retryAfterOf(second, serverNow()) ?? retryAfterOf(first, serverNow()) ?? null)
  }

  return async (first) => {
    if (!confirmed || now() > until) {
      until = now() + CONFIRM_MS
      confirmed = confirm(first)
    }
    await confirmed
  }
}
