import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import type { Csrf } from '../csrf.ts'
import { callOf, LOGIN, LOGOUT, type ApiCall, type Describe } from '../call.ts'
import { parseErrorBody } from '../parse-error-body.ts'
import { answered, isRedirect, textOf, type ResponseHandlers } from './handlers.ts'

/** Requests that start a session. The previous session must be closed on the server first. */
const SIGN_INS: ReadonlySet<string> = new Set([LOGIN, '/auth/google'])

/** Responses to a sign-out that sending it again would not change. */
const SIGN_OUT_DONE: ReadonlySet<number> = new Set([401, 403, 404, 405])

const isAlreadySignedIn = (response: AxiosResponse<unknown>): boolean => {
  if (isRedirect(response.status)) return true
  const { data } = parseErrorBody(textOf(response))
  return typeof data === 'object' && data !== null && 'error' in data && /^already authenticated/i.test(String(data.error))
}

export interface SignInHandlers {
  request: (config: InternalAxiosRequestConfig) => Promise<InternalAxiosRequestConfig>
  response: ResponseHandlers
}

/**
 * Handles a session cookie that is still valid: Laravel's guest middleware answers a sign-in with a redirect. The old session is signed out and
 * the sign-in is sent once more. A sign-out that did not reach the server is sent again before the next sign-in.
 */
export const replaceSession = (instance: AxiosInstance, csrf: Csrf, describe: Describe): SignInHandlers => {
  let unconfirmedSignOut: { token: string | null } | null = null

  const signOut = async (token: string | null): Promise<void> => {
    await instance.get(LOGOUT, { fetchOptions: { cache: 'no-store' }, call: describe({ url: LOGOUT }, token) }).catch(() => {})
  }

  const signOutAndRetry = async (response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown> | null> => {
    const { config } = response
    const { path, isApi, isRead, session } = callOf(config)
    if (path !== LOGIN || !isApi || isRead || config.signedOutFirst || !isAlreadySignedIn(response)) return null
    await signOut(session.token)
    csrf.invalidate()
    return instance.request({ ...config, signedOutFirst: true })
  }

  const isLogout = ({ isApi, path }: ApiCall): boolean => isApi && path === LOGOUT

  return {
    request: async (config) => {
      const call = callOf(config)
      if (isLogout(call)) unconfirmedSignOut = { token: call.session.token }
      if (unconfirmedSignOut && !config.signedOutFirst && call.isApi && SIGN_INS.has(call.path)) {
        const { token } = unconfirmedSignOut
        unconfirmedSignOut = null
        await signOut(token)
      }
      return config
    },
    response: [
      (response) => {
        if (isLogout(callOf(response.config))) unconfirmedSignOut = null
        return response
      },
      // Also a 200 whose text is not a sign-in: `validate` has made an error of it.
      async (error) => {
        const { call, response } = answered(error)
        if (!response) throw error
        if (isLogout(call) && SIGN_OUT_DONE.has(response.status)) unconfirmedSignOut = null
        const retried = await signOutAndRetry(response)
        if (retried) return retried
        throw error
      },
    ],
  }
}
