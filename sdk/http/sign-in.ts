import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { GOOGLE_LOGIN, LOGIN, LOGOUT, type ApiCall, type Describe } from './call.ts'
import type { Csrf } from './csrf.ts'
import { isRedirect, textOf } from './response.ts'
import type { Session } from './session.ts'
import { parseErrorBody } from './to-api-error.ts'

const isLogout = ({ isApi, path }: ApiCall): boolean => isApi && path === LOGOUT

/** Whether sending a sign-out again would not change its response. */
const isDone = (status: number): boolean => (status >= 200 && status < 300) || [401, 403, 404, 405].includes(status)

const isAlreadySignedIn = (response: AxiosResponse<unknown>): boolean => {
  const { data } = parseErrorBody(textOf(response))
  return isRedirect(response.status) || /^already authenticated/i.test(String((data as { error?: unknown } | null | undefined)?.error))
}

/** A sign-in while the session cookie of an earlier session is still valid: Laravel's guest middleware rejects it until that session is signed out. */
export const replaceSession = (instance: AxiosInstance, csrf: Csrf, describe: Describe) => {
  let unconfirmed: Session | null = null

  const signOut = async (session: Session): Promise<void> => {
    await instance.get(LOGOUT, { fetchOptions: { cache: 'no-store' }, call: describe({ url: LOGOUT }, session) }).catch(() => {})
  }

  return {
    /** Sends a sign-out that did not reach the server again before the next sign-in. */
    begin: async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
      const call = config.call!
      if (isLogout(call)) unconfirmed = call.session
      const earlier = unconfirmed
      if (earlier && !config.signedOutFirst && call.isApi && [LOGIN, GOOGLE_LOGIN].includes(call.path)) {
        unconfirmed = null
        await signOut(earlier)
      }
      return config
    },
    /** Notes the response to a sign-out. */
    note: ({ status, config }: AxiosResponse<unknown>): void => {
      if (isLogout(config.call!) && isDone(status)) unconfirmed = null
    },
    /** Signs the old session out if it is why this sign-in was rejected; true if it may be sent once more. */
    replace: async (response: AxiosResponse<unknown>): Promise<boolean> => {
      const { path, isApi, isRead, session } = response.config.call!
      if (path !== LOGIN || !isApi || isRead || response.config.signedOutFirst || !isAlreadySignedIn(response)) return false
      await signOut(session)
      csrf.invalidate()
      return true
    },
  }
}
