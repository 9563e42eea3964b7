import { REFERRAL_COOKIE } from '../../constants.ts'
import { placeOf } from '../../paths.ts'
import type { CookieJar } from '../../storage/cookies.ts'
import { readCookie } from '../../storage/cookies.ts'

/** The code of whoever invited the reader. A cookie can hold anything: what could not have come from an invitation link is nobody's code. */
export function readReferral(cookies: CookieJar): string | null {
  const code = readCookie(cookies, REFERRAL_COOKIE)
  return code !== null && placeOf('/r/:code').params?.['code']?.test(code) ? code : null
}
