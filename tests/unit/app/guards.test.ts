import { describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { guard, resolveRedirects } from '#app/src/auth/guards.ts'
import type { GuardContext, GuardResult } from '#app/src/auth/guards.ts'
import { defaultConfig, offered } from '#app/src/lib/config.ts'
import type { Feature } from '#app/src/lib/config.ts'
import { matchPath, routeMeta, templates } from '#app/src/site/paths.ts'
import { dailyThird, isNightly } from '../../support/nightly.ts'
import { samplePath } from '../../support/sample-path.ts'

const filled = templates.map(samplePath)
const rests = [...filled, '/nothing', '/cabinet/trade/utaa', '/cabinet/referral/leader-pool/9']
const queries = [
  '',
  '?next=%2Fde%2Fcabinet%2Ftrade%2Ftransactions%3Ftype%3Ddeposit',
  '?next=%2Fen%2Flogin',
  '?next=%2Fen%2Fmaintenance%3Fnext%3D%252Fen%252Flogin',
  '?next=https%3A%2F%2Fevil.example',
]
const prefixes = [...locales.map((lang) => `/${lang}`), '', '/fr']

const situations: GuardContext[] = []
for (const session of ['anonymous', 'checking', 'signedIn'] as const)
  for (const verification of ['unknown', 'failed', 'verified', 'unverified'] as const)
    for (const twoFactor of [true, false])
      for (const insurance of [true, false])
        for (const maintenance of [true, false])
          situations.push({ session, verification, twoFactor, flags: { insurance }, maintenance, locale: 'es' })

const addresses = prefixes.flatMap((prefix) =>
  rests.flatMap((rest) => queries.map((query) => `${prefix}${rest === '/' && prefix ? '' : rest}${query}`)),
)

/** Follows the redirects of one path in one context and returns the fault, if any. */
function fault(address: string, now: GuardContext, decide: (address: string, now: GuardContext) => GuardResult): string | null {
  const expected = matchPath(address.split('?')[0] ?? '').lang ?? now.locale
  let at = address
  for (let hop = 0; hop <= 3; hop += 1) {
    const verdict = decide(at, now)
    if (verdict.kind !== 'go') return null
    if (!/^\/[a-z]{2}(\/(?!\/)|$|\?|#)/.test(verdict.to)) return `leaves: ${verdict.to}`
    const { lang } = matchPath(verdict.to.split(/[?#]/)[0] ?? '')
    // Only a remembered page may bring its own language.
    if (lang !== expected && !address.includes('next=')) return `language lost: ${verdict.to}`
    if (verdict.to === at) return `points at itself: ${at}`
    at = verdict.to
  }
  return 'more than three hops'
}

describe('guards: every path × session × verification × flags', () => {
  it('end after three redirects at most and keep the language, over the whole product of states', () => {
    let cases = 0
    const faults: string[] = []
    for (const [row, now] of situations.entries())
      for (const address of dailyThird(addresses, row)) {
        cases += 1
        const found = fault(address, now, guard)
        if (found) faults.push(`${address} ${JSON.stringify(now)}: ${found}`)
      }
    expect(faults.slice(0, 5)).toEqual([])
    expect(cases).toBeGreaterThan(isNightly ? 100_000 : 33_000)
  })

  it('canary: a redirect loop of a guard is found', () => {
    const broken = (address: string, now: GuardContext): GuardResult =>
      address.startsWith('/en/login') && now.session === 'anonymous' ? { kind: 'go', to: '/en/cabinet' } : guard(address, now)
    const found = addresses.some((address) => situations.some((now) => fault(address, now, broken) === 'more than three hops'))
    expect(found).toBe(true)
  })

  it('canary: a guard that changes the language is found', () => {
    const broken = (address: string, now: GuardContext): GuardResult => {
      const verdict = guard(address, now)
      return verdict.kind === 'go' ? { kind: 'go', to: verdict.to.replace(/^\/de/, '/en') } : verdict
    }
    expect(situations.some((now) => fault('/de/cabinet', now, broken)?.startsWith('language lost'))).toBe(true)
  })

  it('never show a screen to a user without access', () => {
    const seen: string[] = []
    for (const [row, now] of situations.entries())
      for (const address of dailyThird(addresses, row)) {
        const { address: end, verdict } = resolveRedirects(address, now)
        if (verdict.kind !== 'stay') continue
        const { template } = matchPath(end.split(/[?#]/)[0] ?? '')
        const place = template && routeMeta(template)
        const member = place && (place.access === 'cabinet' || place.access === 'trusted')
        const mayBeSeen =
          place &&
          (template !== '/maintenance' || now.maintenance) &&
          !(member && now.session === 'anonymous') &&
          !(place.access === 'guest' && now.session === 'signedIn') &&
          !(now.session === 'signedIn' && now.verification === 'unverified' && !place.unverified && template !== '/maintenance') &&
          !(place.flag && !now.flags[place.flag])
        if (!mayBeSeen) seen.push(`${address} → ${end} ${JSON.stringify(now)}`)
      }
    expect(seen.slice(0, 5)).toEqual([])
  })
})

const now = (part: Partial<GuardContext> = {}): GuardContext => ({
  session: 'signedIn',
  verification: 'verified',
  twoFactor: true,
  flags: { insurance: true },
  maintenance: false,
  locale: 'en',
  ...part,
})
const to = (address: string, part: Partial<GuardContext> = {}) => {
  const verdict = guard(address, now(part))
  return verdict.kind === 'go' ? verdict.to : verdict.kind
}

describe('the order of the rules', () => {
  it('maintenance leaves every address alone, and its own page leads home once it is over', () => {
    for (const address of ['/de/cabinet/trade/transactions?type=bonus', '/en/help', '/en/maintenance'])
      expect(to(address, { maintenance: true })).toBe('stay')
    for (const next of ['', '?next=%2Fde%2Fhelp', '?next=%2F%2Fevil.example']) expect(to(`/de/maintenance${next}`)).toBe('/de')
  })

  it('cabinet paths need login, otherwise the user is redirected to /login', () => {
    expect(to('/ru/cabinet', { session: 'anonymous' })).toBe('/ru/login?next=%2Fru%2Fcabinet')
    expect(to('/ru/cabinet', { session: 'checking' })).toBe('stay')
  })

  it('a path whose screen does not exist is not remembered', () => {
    expect(to('/ru/cabinet/nowhere', { session: 'anonymous' })).toBe('missing')
  })

  it('a signed-in user on a guest-only page goes to the cabinet, or to the requested page', () => {
    expect(to('/es/login')).toBe('/es/cabinet')
    expect(to('/es/login?next=%2Fes%2Fcabinet%2Ftrade%2Ftransactions')).toBe('/es/cabinet/trade/transactions')
    expect(to('/es/login?next=%2Fes%2Fregistration')).toBe('/es/cabinet')
    expect(to('/es/registration', { session: 'checking' })).toBe('stay')
  })

  it('an unverified user is redirected to the verification page, except there and on the help pages', () => {
    const unverified = { verification: 'unverified' } as const
    expect(to('/de/cabinet/trade/transactions', unverified)).toBe(
      '/de/cabinet/profile/verification?next=%2Fde%2Fcabinet%2Ftrade%2Ftransactions',
    )
    expect(to('/de/cabinet/profile/verification', unverified)).toBe('stay')
    expect(to('/de/help', unverified)).toBe('stay')
  })

  it('while the status is loading or has failed nobody is redirected to the verification page', () => {
    for (const verification of ['unknown', 'failed'] as const) expect(to('/de/cabinet', { verification })).toBe('stay')
  })

  it('all four insurance pages are 404 while the flag is off', () => {
    for (const page of ['', '/info', '/terms', '/register'])
      expect(to(`/en/cabinet/trade/uta/insurance${page}`, { flags: { insurance: false } })).toBe('missing')
  })

  it('the page of sessions is 404 unless the server has them', () => {
    const page = '/en/cabinet/profile/safety/sessions'
    const flags = (features: readonly Feature[]) => ({ flags: offered({ ...defaultConfig, features }) })
    expect(to(page)).toBe('missing')
    expect(to(page, flags([]))).toBe('missing')
    expect(to(page, flags(['freeze', 'sign-ins']))).toBe('missing')
    expect(to(page, flags(['sessions']))).toBe('stay')
    expect(to('/en/cabinet/profile/safety', flags([]))).toBe('stay')
  })

  it('an unprefixed path keeps query and hash', () => {
    expect(to('/help?q=fee#top', { session: 'anonymous', locale: 'de' })).toBe('/de/help?q=fee#top')
  })

  it('an unknown path is 404 for everyone', () => {
    for (const session of ['anonymous', 'checking', 'signedIn'] as const) expect(to('/en/cabinet/trade/utaa', { session })).toBe('missing')
  })

  it('insurance is there while its flag is on, and the flag hides nothing else', () => {
    expect(to('/en/cabinet/trade/uta/insurance')).toBe('stay')
    expect(to('/en/cabinet', { flags: { insurance: false } })).toBe('stay')
  })

  it('an unprefixed path goes straight to where its guard leads, and an unknown one gets the language', () => {
    expect(to('/cabinet?a=1', { session: 'anonymous', locale: 'de' })).toBe('/de/login?next=%2Fde%2Fcabinet%3Fa%3D1')
    expect(to('/nowhere', { locale: 'de' })).toBe('/de/nowhere')
    expect(to('/', { session: 'anonymous', locale: 'ru' })).toBe('/ru')
    expect(to('', { session: 'anonymous', locale: 'ru' })).toBe('/ru')
  })

  it('query and hash keep their own question and number signs', () => {
    expect(to('/help?a=b?c#d#e', { session: 'anonymous', locale: 'de' })).toBe('/de/help?a=b?c#d#e')
    expect(to('/ru/cabinet?a=1#x', { session: 'anonymous' })).toBe('/ru/login?next=%2Fru%2Fcabinet%3Fa%3D1%23x')
  })
})

describe('trusted wallets', () => {
  const held = (part: Partial<GuardContext>, address = '/en/cabinet/profile/trusted-wallets') => guard(address, now(part))

  it('still require the second factor of a verified user', () => {
    expect(held({ twoFactor: false })).toEqual({ kind: 'stay', held: ['twoFactor'] })
    expect(held({ twoFactor: true })).toEqual({ kind: 'stay', held: [] })
  })
  it('require nothing while the status is not known, or nobody is signed in yet', () => {
    for (const verification of ['unknown', 'failed'] as const)
      expect(held({ verification, twoFactor: false })).toEqual({ kind: 'stay', held: [] })
    expect(held({ session: 'checking', twoFactor: false })).toEqual({ kind: 'stay', held: [] })
  })
  it('are the only pages that require it', () => {
    expect(held({ twoFactor: false }, '/en/cabinet')).toEqual({ kind: 'stay', held: [] })
  })
})

describe('following redirects', () => {
  it('ends at the page, with each step', () => {
    expect(resolveRedirects('/login?next=%2Fes%2Fcabinet', now({ locale: 'es' }))).toEqual({
      address: '/es/cabinet',
      steps: ['/es/cabinet'],
      verdict: { kind: 'stay', held: [] },
    })
    expect(resolveRedirects('/de/maintenance', now())).toMatchObject({ address: '/de', steps: ['/de'], verdict: { kind: 'stay' } })
    expect(resolveRedirects('/en/help', now())).toEqual({ address: '/en/help', steps: [], verdict: { kind: 'stay', held: [] } })
  })
  it('goes through as many as there are', () => {
    const unverified = now({ verification: 'unverified' })
    const { address, steps } = resolveRedirects('/es/login?next=%2Fes%2Fcabinet', unverified)
    expect(steps).toEqual(['/es/cabinet', '/es/cabinet/profile/verification?next=%2Fes%2Fcabinet'])
    expect(address).toBe(steps[1])
  })
})
