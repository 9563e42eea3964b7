import { readCookie } from './cookie.ts'

export interface HeaderFacts {
  isApi: boolean
  locale: string
  token: string | null
  cookies: string
  /** json: text or no body yet; form: a FormData whose boundary fetch sets; none: GET and HEAD */
  body: 'json' | 'form' | 'none'
  idempotencyKey: string | null
  own: Record<string, string>
}

export const CSRF_COOKIE_NAME = 'XSRF-TOKEN'

const CONTENT_TYPES = { json: 'application/json', form: 'multipart/form-data', none: null }

/** The headers of one request. Secrets are sent only to the API. Headers set by the caller win, except for the secrets. */
export const buildHeaders = (facts: HeaderFacts): Record<string, string> => {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': facts.locale })
  const contentType = CONTENT_TYPES[facts.body]
  if (contentType !== null) headers.set('Content-Type', contentType)
  if (facts.idempotencyKey !== null) headers.set('Idempotency-Key', facts.idempotencyKey)
  for (const [name, value] of Object.entries(facts.own)) headers.set(name, value)
  for (const secret of ['Authorization', 'X-XSRF-TOKEN']) headers.delete(secret)
  if (facts.isApi) {
    const xsrf = readCookie(CSRF_COOKIE_NAME, facts.cookies)
    if (xsrf !== null) headers.set('X-XSRF-TOKEN', xsrf)
    if (facts.token !== null) headers.set('Authorization', `Bearer ${facts.token}`)
  }
  return Object.fromEntries(headers)
}
