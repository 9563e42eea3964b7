import { Token } from '#sdk'

/** The token in the query string; `null` if the contract does not know it. */
export function readToken(query: URLSearchParams): Token | null {
  const read = Token.safeParse(query.get('token'))
  return read.success ? read.data : null
}

/** The same page for another token. */
export const forToken = (href: string, token: string | null): string =>
  token === null ? href : `${href}?${new URLSearchParams({ token })}`
