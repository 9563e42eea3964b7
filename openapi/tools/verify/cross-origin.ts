import type { Contract, Row } from '../contract.ts'
import { isOpen, parametersOf } from '../contract.ts'
import type { Answered } from './check.ts'

type Say = (at: string, expected: string, got: string) => void

const words = (header: string | null): string[] => (header ?? '').toLowerCase().split(',').map((word) => word.trim()).filter(Boolean)

const mayRead = (headers: Headers, origin: string, say: Say): void => {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed !== origin) say('header Access-Control-Allow-Origin', origin, allowed ?? 'nothing')
  if (headers.get('Access-Control-Allow-Credentials') !== 'true') say('header Access-Control-Allow-Credentials', 'true', 'something else')
}

/** Checks that a page of another origin may read the response and the headers that it needs. */
export function readable(headers: Headers, origin: string, say: Say): void {
  mayRead(headers, origin, say)
  const exposed = words(headers.get('Access-Control-Expose-Headers'))
  for (const one of ['Retry-After', 'Date'])
    if (!exposed.includes(one.toLowerCase())) say('header Access-Control-Expose-Headers', one, exposed.join(', ') || 'nothing')
}

/** Headers of an operation that a browser announces in a preflight request. */
export const askedLeaveFor = (contract: Contract, { method, operation }: Row): string[] => [
  ...contract['x-request-headers']
    .filter(({ name, methods }) => !name.startsWith('Accept') && methods.includes(method))
    .map(({ name }) => name),
  ...parametersOf(contract, operation)
    // The application sends the key with the operations that move money.
    .filter((one) => one.in === 'header' && (one.name !== 'Idempotency-Key' || operation['x-moves-money'] === true))
    .map(({ name }) => name),
  ...(operation.requestBody ? ['Content-Type'] : []),
  ...(isOpen(contract, operation) ? [] : ['Authorization']),
]

/** Checks that the page, which has another host than the API, can read the CSRF cookie: a cookie without a Domain belongs to the API's host alone. */
export function readableCookie(cookie: string, origin: string, url: string, say: Say): void {
  const host = new URL(origin).hostname
  const domain = /;\s*domain=\.?([^;\s]+)/i.exec(cookie)?.[1]
  if (host !== new URL(url).hostname && host !== domain && !host.endsWith(`.${domain}`))
    say('cookie XSRF-TOKEN', `a Domain that contains ${host} (SESSION_DOMAIN)`, domain ?? 'none')
}

/** Checks the response to a preflight request. "*" is not accepted, since requests carry cookies. */
export function allowsBefore({ status, headers, lost }: Answered, method: string, requested: readonly string[], origin: string, say: Say): void {
  if (status < 200 || status > 299) return say('preflight status', '200 or 204', lost ?? String(status))
  mayRead(headers, origin, (at, expected, got) => say(`preflight ${at}`, expected, got))
  const methods = words(headers.get('Access-Control-Allow-Methods'))
  // CORS allows GET and POST without listing them.
  if (!['GET', 'POST'].includes(method) && !methods.includes(method.toLowerCase()))
    say('preflight header Access-Control-Allow-Methods', method, methods.join(', ') || 'nothing')
  const allowed = words(headers.get('Access-Control-Allow-Headers'))
  for (const one of requested) if (!allowed.includes(one.toLowerCase())) say('preflight header Access-Control-Allow-Headers', one, allowed.join(', ') || 'nothing')
}
