import { readCookie } from './cookie.ts'

export interface HeaderFacts {
  isApi: boolean
  locale: string
  token: string | null
  cookies: string
  /** json: text or nothing yet; form: a FormData, whose boundary fetch writes; none: GET and HEAD */
  body: 'json' | 'form' | 'none'
  idempotencyKey: string | null
  own: Record<string, string>
}

export const CSRF_COOKIE_NAME = 'XSRF-TOKEN'

const CONTENT_TYPES = { json: 'application/json', form: 'multipart/form-data', none: null }

/** The headers of one request. Secrets only to the API; what the caller sets wins, but for the secrets. */
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
