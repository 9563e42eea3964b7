import type { Locale } from '#design-system/i18n/tags.ts'
import { find, localizePath, path, routeMeta } from '../paths.ts'
import { withReturnTo, safeCabinetTarget, safeReturnTo, returnToFrom } from './return-to.ts'

export type SessionState = 'anonymous' | 'checking' | 'signedIn'
export type VerificationState = 'unknown' | 'failed' | 'verified' | 'unverified'

/** Everything a guard may look at. */
export interface GuardContext {
  session: SessionState
  verification: VerificationState
  twoFactor: boolean
  flags: { insurance: boolean }
  maintenance: boolean
  /** The language for a path that names none. */
  locale: Locale
}

export type GuardResult =
  /** Show the page. `held` names what a trusted-wallets page still asks for (Telegram is asked for before, by the detour); its layout explains. */
  | { kind: 'stay'; held: readonly 'twoFactor'[] }
  /** Replace the address; the language never changes but for a path without one. */
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
 * What an address answers in a situation: the order is maintenance, sign-in, guest-only, verification, feature flags, trusted wallets
 * (decisions.md §3). Following the verdicts ends after three of them at most.
 */
export function guard(address: string, now: GuardContext): GuardResult {
  const { pathname, search, hash } = split(address)
  const { lang, template } = find(pathname)

  if (!lang) {
    const twin = localizePath(pathname, now.locale) + search + hash
    const next = guard(twin, now)
    return next.kind === 'go' ? next : go(twin)
  }
  if (!template) return now.maintenance ? go(path('/maintenance', lang)) : missing

  const place = routeMeta(template)
  const here = pathname + search + hash
  const wanted = returnToFrom(search)

  if (template === '/maintenance') return now.maintenance ? stay : go(safeReturnTo(wanted) ?? path('/', lang))
  if (now.maintenance) return go(withReturnTo(path('/maintenance', lang), safeReturnTo(here)))

  const members = place.access === 'cabinet' || place.access === 'trusted'
  if (members && now.session === 'anonymous') return go(withReturnTo(path('/login', lang), safeReturnTo(here)))

  if (place.access === 'guest' && now.session === 'signedIn') return go(safeCabinetTarget(wanted) ?? path('/cabinet', lang))

  if (now.session === 'signedIn' && now.verification === 'unverified' && !place.unverified)
    return go(withReturnTo(path('/cabinet/profile/verification', lang), safeCabinetTarget(here)))

  if (place.flag === 'insurance' && !now.flags.insurance) return missing

  if (place.access === 'trusted' && now.session === 'signedIn') {
    // While the status is unknown nobody is held: the server still refuses what it must.
    return { kind: 'stay', held: now.verification === 'verified' && !now.twoFactor ? ['twoFactor'] : [] }
  }
  return stay
}

/** Where an address comes to rest, and by which steps. More than three are a fault of the table above. */
export function resolveRedirects(address: string, now: GuardContext): { address: string; steps: string[]; verdict: GuardResult } {
  const steps: string[] = []
  let verdict = guard(address, now)
  while (verdict.kind === 'go' && steps.length <= 3) {
    steps.push(verdict.to)
    verdict = guard(verdict.to, now)
  }
  return { address: steps.at(-1) ?? address, steps, verdict }
}
