import { readCookie } from './cookie.ts'

export interface HeaderFacts {
  isApi: boolean
  locale: string
  token: string | null
  cookies: string
  hasJsonBody: boolean
  idempotencyKey: string | null
  own: Record<string, string>
}

/** The headers of one request (product.md §7). Secrets only to the API; what the caller sets wins, but for the secrets. */
export const buildHeaders = (facts: HeaderFacts): Record<string, string> => {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': facts.locale })
  if (facts.hasJsonBody) headers.set('Content-Type', 'application/json')
  if (facts.idempotencyKey !== null) headers.set('Idempotency-Key', facts.idempotencyKey)
  for (const [name, value] of Object.entries(facts.own)) headers.set(name, value)
  for (const secret of ['Authorization', 'X-XSRF-TOKEN']) headers.delete(secret)
  if (facts.isApi) {
    const xsrf = readCookie('XSRF-TOKEN', facts.cookies)
    if (xsrf !== null) headers.set('X-XSRF-TOKEN', xsrf)
    if (facts.token !== null) headers.set('Authorization', `Bearer ${facts.token}`)
  }
  return Object.fromEntries(headers)
}
