import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { buildHeaders } from '../headers.ts'
import { contextOf } from '../request-context.ts'
import type { ResolvedSettings } from '../settings.ts'

/** Last before sending, on a repeat too: language and cookie are those of this moment. */
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
      // axios would name itself, which is no safelisted header across origins.
      'User-Agent': false,
    })
    config.withCredentials = isApi
    context.inFlight = true
    context.sentAt = settings.now()
    return config
  }
