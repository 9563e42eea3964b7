import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { callOf } from '../call.ts'
import { CSRF_COOKIE_NAME, readCookie } from '../cookie.ts'
import type { ResolvedSettings } from '../settings.ts'

const written = ({ data }: InternalAxiosRequestConfig): unknown =>
  typeof data === 'string' || data instanceof FormData ? data : JSON.stringify(data ?? {})

/** Last request interceptor, also on a repeat: reads the current language and cookie. Secrets are sent only to the API. */
export const send =
  (settings: ResolvedSettings) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const { isApi, isRead, idempotencyKey, session } = callOf(config)
    const xsrf = isApi ? readCookie(CSRF_COOKIE_NAME, settings.cookies()) : null
    try {
      config.data = isRead ? undefined : written(config)
    } catch (cause) {
      throw AxiosError.from(cause as Error, AxiosError.ERR_BAD_REQUEST, config)
    }
    config.headers.set({
      'Accept-Language': settings.locale(),
      'Content-Type': isRead ? null : config.data instanceof FormData ? 'multipart/form-data' : 'application/json',
      'Idempotency-Key': idempotencyKey,
      Authorization: isApi && session.token !== null ? `Bearer ${session.token}` : null,
      'X-XSRF-TOKEN': xsrf,
    })
    config.withCredentials = isApi
    config.inFlight = true
    config.sentAt = settings.now()
    return config
  }
