import { Token } from '#sdk'

/** Which token a page is about, from its address. What the contract does not know is none. */
export function readToken(query: URLSearchParams): Token | null {
  const read = Token.safeParse(query.get('token'))
  return read.success ? read.data : null
}

/** The same page for one token. */
export const forToken = (href: string, token: string | null): string =>
  token === null ? href : `${href}?${new URLSearchParams({ token })}`
