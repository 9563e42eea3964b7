import type { Offered } from '../lib/config.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { matchPath, localizePath, path, routeMeta } from '../site/paths.ts'
import { withReturnTo, safeCabinetTarget, safeReturnTo, returnToFrom } from '../site/return-to.ts'

export type SessionState = 'anonymous' | 'checking' | 'signedIn'
export type VerificationState = 'unknown' | 'failed' | 'verified' | 'unverified'

/** Everything that a guard may depend on. */
export interface GuardContext {
  session: SessionState
  verification: VerificationState
  twoFactor: boolean
  flags: Offered
  maintenance: boolean
  /** The language for a path that has none. */
  locale: Locale
}

export type GuardResult =
  /**
   * Show the page. `held` lists what a trusted-wallets page still requires; its layout explains it. Telegram is not listed, because the redirect to
   * verification comes first.
   */
  | { kind: 'stay'; held: readonly 'twoFactor'[] }
  /** Redirect. The language changes only for a path without one. */
  | { kind: 'go'; to: string }
  | { kind: 'missing' }

const stay: GuardResult = { kind: 'stay', held: [] }
const missing: GuardResult = { kind: 'missing' }
const go = (to: string): GuardResult => ({ kind: 'go', to })

function split(address: string): { pathname: string; search: string; hash: string } {
  const [beforeHash = '', ...hash] = address.split('#')
  const [pathname = '', ...search] = beforeHash.split('?')
  return { pathname, search: search.length ? `?${search.join('?')}` : '', hash: hash.length ? `#${hash.join('#')}` : '' }
}

/**
 * What happens at an address. Checked in this order: maintenance, sign-in, guest-only, verification, feature flags, trusted wallets. Following the
 * results ends after at most three redirects.
 */
export function guard(address: string, now: GuardContext): GuardResult {
  const { pathname, search, hash } = split(address)
  const { lang, template } = matchPath(pathname)

  if (!lang) {
    const localized = localizePath(pathname, now.locale) + search + hash
    const next = guard(localized, now)
    return next.kind === 'go' ? next : go(localized)
  }
  if (!template) return missing

  const place = routeMeta(template)
  const here = pathname + search + hash
  const returnTo = returnToFrom(search)

  // Elsewhere maintenance is drawn over the page (layouts/MaintenanceOverlay.tsx), and the address stays.
  if (template === '/maintenance') return now.maintenance ? stay : go(path('/', lang))

  const members = place.access === 'cabinet' || place.access === 'trusted'
  if (members && now.session === 'anonymous') return go(withReturnTo(path('/login', lang), safeReturnTo(here)))

  if (place.access === 'guest' && now.session === 'signedIn') return go(safeCabinetTarget(returnTo) ?? path('/cabinet', lang))

  if (now.session === 'signedIn' && now.verification === 'unverified' && !place.unverified)
    return go(withReturnTo(path('/cabinet/profile/verification', lang), safeCabinetTarget(here)))

  if (place.flag && !now.flags[place.flag]) return missing

  if (place.access === 'trusted' && now.session === 'signedIn') {
    // While the status is unknown the page is shown: the server still refuses what it must.
    return { kind: 'stay', held: now.verification === 'verified' && !now.twoFactor ? ['twoFactor'] : [] }
  }
  return stay
}

/** Follows the redirects from an address to the final one. More than three are a bug in `guard`. */
export function resolveRedirects(address: string, now: GuardContext): { address: string; steps: string[]; verdict: GuardResult } {
  const steps: string[] = []
  let verdict = guard(address, now)
  while (verdict.kind === 'go' && steps.length <= 3) {
    steps.push(verdict.to)
    verdict = guard(verdict.to, now)
  }
  return { address: steps.at(-1) ?? address, steps, verdict }
}
