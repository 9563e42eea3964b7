import { afterEach, describe, expect, it, vi } from 'vitest'
import { routeMeta } from '#app/src/site/paths.ts'
import { readReferral } from '#app/src/pages/invitation/referral.ts'
import { keepInvitation } from '#app/build/prerender/inline/invite.ts'

/** Opens a link; returns the cookie that was set and the redirect. */
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
  keepInvitation(routeMeta('/r/:code').params!['code']!.source, 'referral_code', 365)
  return seen
}

describe('an invitation link', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('stores its code for a year and redirects home in its language', () => {
    expect(follow('/de/r/JONAS17')).toEqual({
      cookie: 'referral_code=JONAS17; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      to: '/de',
      hidden: true,
    })
    expect(follow('/en/r/JONAS17/', { protocol: 'http:' }).cookie).toBe('referral_code=JONAS17; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it.each([
    ['a;b', 'a%3Bb'],
    ['%3Cscript%3E', '%3Cscript%3E'],
    ['..%2F..%2Flogout', '..%2F..%2Flogout'],
    ['%D0%92%D0%B5%D1%80%D0%B0-48', '%D0%92%D0%B5%D1%80%D0%B0-48'],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['%F0%9F%98%80'.repeat(255), '%F0%9F%98%80'.repeat(255)],
  ])('keeps any text of up to 255 characters, encoded: %#', (written, kept) => {
    const { cookie, to } = follow(`/en/r/${written}`)
    expect([cookie?.split('; ')[0], to]).toEqual([`referral_code=${kept}`, '/en'])
    expect(readReferral({ cookie: cookie?.split('; ')[0] ?? '' })).toBe(decodeURIComponent(written))
  })

  it('redirects home if cookies are blocked', () =>
    expect(follow('/en/r/JONAS17', { blocked: true })).toMatchObject({ cookie: null, to: '/en' }))

  it.each([
    '/en/nothing',
    '/en/r',
    '/en/r/',
    '/en/r/a/b',
    '/r/JONAS17',
    '/en/r/%zz',
    '/en/r/50%',
    '/en/r/%80',
    `/en/r/${'x'.repeat(256)}`,
    `/en/r/${'%F0%9F%98%80'.repeat(256)}`,
    '/en/R/JONAS17',
  ])('stores nothing else: %s', (pathname) => expect(follow(pathname)).toEqual({ cookie: null, to: null, hidden: false }))
})
