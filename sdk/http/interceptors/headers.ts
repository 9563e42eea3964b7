import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { buildHeaders } from '../headers.ts'
import { contextOf } from '../request-context.ts'
import type { ResolvedSettings } from '../settings.ts'

/** Last request interceptor, also on a repeat: reads the current language and cookie. */
export const writeHeaders =
  (settings: ResolvedSettings) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const context = contextOf(config)
    const { isApi, isRead, idempotencyKey, ownHeaders, session } = context
    if (isRead) delete config.data
    else config.data ??= '{}'
    config.headers = AxiosHeaders.from({
      ...buildHeaders({
        isApi,
        locale: settings.locale(),
        token: session.token,
        cookies: settings.cookies(),
        body: isRead ? 'none' : config.data instanceof FormData ? 'form' : 'json',
        idempotencyKey,
        own: ownHeaders,
      }),
      // axios sets its own name here, which is not a CORS-safelisted header.
      'User-Agent': false,
    })
    config.withCredentials = isApi
    context.inFlight = true
    context.sentAt = settings.now()
    return config
  }
