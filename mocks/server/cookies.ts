export const SESSION_COOKIE = 'matu_session'
const CSRF_COOKIE = 'XSRF-TOKEN'
const TWO_HOURS = 7200

export const readCookies = (header: string | null): Record<string, string> => {
  const cookies: Record<string, string> = {}
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim()
  }
  return cookies
}

/** The session cookie is HttpOnly; the CSRF cookie is readable and URL-encoded, as Sanctum sets it. */
export const sessionCookie = (id: string, secure: boolean): string =>
  `${SESSION_COOKIE}=${id}; Max-Age=${String(TWO_HOURS)}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const csrfTokenCookie = (value: string, secure: boolean): string =>
  `${CSRF_COOKIE}=${encodeURIComponent(value)}; Max-Age=${String(TWO_HOURS)}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
