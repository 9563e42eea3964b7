import type { CookieJar } from '../../lib/cookies.ts'
import { readCookie } from '../../lib/cookies.ts'

export const REFERRAL_COOKIE = 'referral_code'

const LONGEST = 255

/** Decodes a referral code from the path; `null` if it is not valid UTF-8. */
export function decodeReferral(written: string): string | null {
  try {
    return decodeURIComponent(written)
  } catch {
    return null
  }
}

/** The referral code in the cookie. Cookies can contain anything, so a value that no invitation link could have set is ignored. */
export function readReferral(cookies: CookieJar): string | null {
  const code = readCookie(cookies, REFERRAL_COOKIE)
  return code !== null && code !== '' && [...code].length <= LONGEST ? code : null
}
