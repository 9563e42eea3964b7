import { afterEach, describe, expect, it, vi } from 'vitest'
import { placeOf } from '#app/paths.ts'
import { keepInvitation } from '#app/prerender/inline/invite.ts'

/** Follows a link; answers the cookie that was written and where it led. */
function follow(pathname: string, { protocol = 'https:', blocked = false } = {}) {
  const seen: { cookie: string | null; to: string | null; hidden: boolean } = { cookie: null, to: null, hidden: false }
  vi.stubGlobal('location', { pathname, protocol, replace: (to: string) => (seen.to = to) })
  vi.stubGlobal('document', {
    documentElement: seen,
    set cookie(text: string) {
      if (blocked) throw new Error('SecurityError')
      seen.cookie = text
    },
  })
  keepInvitation(placeOf('/r/:code').params!['code']!.source, 'referral_code', 365)
  return seen
}

describe('an invitation link', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('keeps its code for a year and goes home in its language', () => {
    expect(follow('/de/r/JONAS17')).toEqual({
      cookie: 'referral_code=JONAS17; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      to: '/de',
      hidden: true,
    })
    expect(follow('/en/r/JONAS17/', { protocol: 'http:' }).cookie).toBe('referral_code=JONAS17; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it('goes home where cookies are blocked', () =>
    expect(follow('/en/r/JONAS17', { blocked: true })).toMatchObject({ cookie: null, to: '/en' }))

  it.each([
    '/en/nothing',
    '/en/r',
    '/en/r/',
    '/en/r/a/b',
    '/r/JONAS17',
    '/en/r/%3Cscript%3E',
    `/en/r/${'x'.repeat(65)}`,
    '/en/r/a;b',
    '/en/R/JONAS17',
  ])('and nothing else: %s', (pathname) => expect(follow(pathname)).toEqual({ cookie: null, to: null, hidden: false }))
})
