import { REFERRAL_COOKIE } from '../../constants.ts'
import type { CookieJar } from '../../storage/cookies.ts'
import { readCookie } from '../../storage/cookies.ts'

const LONGEST = 255

/** The text of a code as an address writes it, or nothing where its bytes are no text. */
export function decodeReferral(written: string): string | null {
  try {
    return decodeURIComponent(written)
  } catch {
    return null
  }
}

/** The code of whoever invited the reader. A cookie can hold anything: what could not have come from an invitation link is nobody's code. */
export function readReferral(cookies: CookieJar): string | null {
  const code = readCookie(cookies, REFERRAL_COOKIE)
  return code !== null && code !== '' && [...code].length <= LONGEST ? code : null
}
