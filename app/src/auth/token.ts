import type { SafeStorage } from '../lib/safe-storage.ts'

export const TOKEN_KEY = 'access_token'
/** Set while the server may not know yet that the session has ended. */
export const SIGN_OUT_KEY = 'matu_sign_out_due'

export interface TokenStore {
  get: () => string | null
  set: (token: string) => void
  remove: () => void
}

// A token is sent in a header, so characters that a header cannot contain mean that something else was stored.
const usable = /^[\x21-\x7e]{1,4096}$/

/** Stores the access token in local storage. */
export const createTokenStore = (keep: SafeStorage): TokenStore => ({
  get() {
    const token = keep.get(TOKEN_KEY)
    return token !== null && usable.test(token) ? token : null
  },
  set: (token) => void keep.set(TOKEN_KEY, token),
  remove: () => keep.remove(TOKEN_KEY),
})
