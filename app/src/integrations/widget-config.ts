export interface KommoOptions {
  /** The deployment's account with the vendor. */
  id: string
  hash: string
  locale: () => string
  /** An opaque token of the signed-in user; rejects if nobody is signed in or the request fails. */
  token: () => Promise<string>
}
