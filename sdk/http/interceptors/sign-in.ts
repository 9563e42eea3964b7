import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import type { Csrf } from '../csrf.ts'
import { parseJson } from '../parse-json.ts'
import { contextOf, LOGIN, LOGOUT, type ApiRequestConfig, type RequestContext } from '../request-context.ts'
import { answered, isRedirect, type ResponseHandlers } from './handlers.ts'

/** Requests that start a session. The previous session must be closed on the server first. */
const SIGN_INS: ReadonlySet<string> = new Set([LOGIN, '/auth/google'])

/** Responses to a sign-out that sending it again would not change. */
const SIGN_OUT_DONE: ReadonlySet<number> = new Set([401, 403, 404, 405])

const isAlreadySignedIn = ({ status, data }: AxiosResponse<unknown>): boolean => {
  if (isRedirect(status)) return true
  const parsed = typeof data === 'string' ? parseJson(data) : { ok: false as const }
  const said = parsed.ok && typeof parsed.data === 'object' && parsed.data !== null && 'error' in parsed.data ? parsed.data.error : ''
  return typeof said === 'string' && /^already authenticated/i.test(said)
}

export interface SignInHandlers {
  request: (config: InternalAxiosRequestConfig) => Promise<InternalAxiosRequestConfig>
  response: ResponseHandlers
}

/**
 * Handles a session cookie that is still valid: Laravel's guest middleware answers a sign-in with a redirect. The old session is signed out and
 * the sign-in is sent once more. A sign-out that did not reach the server is sent again before the next sign-in.
 */
export const replaceSession = (
  instance: AxiosInstance,
  csrf: Csrf,
  contextFor: (config: ApiRequestConfig, token: string | null) => RequestContext,
): SignInHandlers => {
  let unconfirmedSignOut: { token: string | null } | null = null

  const signOut = async (token: string | null): Promise<void> => {
    const config: ApiRequestConfig = { url: LOGOUT, method: 'GET', fetchOptions: { cache: 'no-store' } }
    await instance.request({ ...config, context: contextFor(config, token) } as ApiRequestConfig).catch(() => {})
  }

  const signOutAndRetry = async (response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown> | null> => {
    const context = contextOf(response.config)
    if (context.path !== LOGIN || !context.isApi || context.method !== 'POST' || context.signedOutFirst) return null
    if (!isAlreadySignedIn(response)) return null
    context.signedOutFirst = true
    await signOut(context.session.token)
    csrf.invalidate()
    return instance.request(response.config)
  }

  const isLogout = ({ isApi, path }: RequestContext): boolean => isApi && path === LOGOUT

  return {
    request: async (config) => {
      const context = contextOf(config)
      if (isLogout(context)) unconfirmedSignOut = { token: context.session.token }
      if (unconfirmedSignOut && !context.signedOutFirst && context.isApi && SIGN_INS.has(context.path)) {
        const { token } = unconfirmedSignOut
        unconfirmedSignOut = null
        await signOut(token)
      }
      return config
    },
    response: [
      async (response) => {
        if (isLogout(contextOf(response.config))) unconfirmedSignOut = null
        return (await signOutAndRetry(response)) ?? response
      },
      async (error) => {
        const { context, response } = answered(error)
        if (!response) throw error
        if (isLogout(context) && SIGN_OUT_DONE.has(response.status)) unconfirmedSignOut = null
        const retried = await signOutAndRetry(response)
        if (retried) return retried
        throw error
      },
    ],
  }
}
