import { TOKEN_KEY } from '../constants.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export interface TokenStore {
  get: () => string | null
  set: (token: string) => void
  remove: () => void
}

// A bearer goes into a header: anything that a header cannot carry was put there by somebody else.
const usable = /^[\x21-\x7e]{1,4096}$/

/** The access token, in local storage under the name that product.md §3 gives it. */
export const createTokenStore = (keep: SafeStorage): TokenStore => ({
  get() {
    const token = keep.get(TOKEN_KEY)
    return token !== null && usable.test(token) ? token : null
  },
  set: (token) => void keep.set(TOKEN_KEY, token),
  remove: () => keep.remove(TOKEN_KEY),
})
