export const COOKIE_DAYS = 365

/** The part of `document` that cookies need. Tests pass their own jar. */
export interface CookieJar {
  cookie: string
}

const nameOf = /^[\w-]+$/

/** The decoded value of a cookie; `null` if it is missing or cannot be decoded. */
export function readCookie(jar: CookieJar, name: string): string | null {
  let header: string
  try {
    header = jar.cookie
  } catch {
    return null // sandboxed pages throw here
  }
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/** Writes a cookie for the whole site: `SameSite=Lax`, and `Secure` on https. Returns whether the browser stored it. */
export function writeCookie(jar: CookieJar, name: string, value: string, secure: boolean, days = COOKIE_DAYS): boolean {
  if (!nameOf.test(name)) return false
  try {
    jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
    return days <= 0 || readCookie(jar, name) === value
  } catch {
    return false
  }
}

export const dropCookie = (jar: CookieJar, name: string, secure: boolean): void => void writeCookie(jar, name, '', secure, 0)
