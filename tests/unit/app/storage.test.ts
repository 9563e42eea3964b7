import { describe, expect, it } from 'vitest'
import { dropCookie, readCookie, writeCookie } from '#app/src/lib/cookies.ts'
import { createSafeStorage } from '#app/src/lib/safe-storage.ts'
import { createUiStore } from '#app/src/lib/preferences.ts'
import { createTokenStore } from '#app/src/auth/token.ts'
import { readReferral } from '#app/src/pages/invitation/referral.ts'
import { fakeJar, fakeStorage } from './fakes.ts'

const hostile = [
  '', ' ', ';', '=', '==', 'a', 'a=', '=b', '%', '%zz', '%E0%A4%A', '%00', '\u0000', '{', '{}', '[]', 'null', 'true', '0', '"x"', '%7B', '%7B%7D',
  '{"theme":1}', '{"theme":"neon"}', '{"theme":"dark","banners":"x"}', '{"theme":"dark","banners":[1,2]}', '{"banners":["<script>"]}',
  `{"banners":${JSON.stringify(Array(500).fill('x'))}}`, '{"__proto__":{"theme":"dark"}}', '{"constructor":1}', '{"hidden":"yes"}', '{"news":true}', '{"news":1e9}', '{"needs":"72"}', '{"news":"60px"}', '{"hints":{}}',
  'x'.repeat(5000), '<script>alert(1)</script>', 'javascript:alert(1)', '../../etc', '\r\nSet-Cookie: a=b', 'тема', '💥', '{"theme":"dark"',
] // prettier-ignore

describe('preferences', () => {
  it('are stored in a cookie, SameSite=Lax, Secure on https', () => {
    const jar = fakeJar()
    createUiStore(jar, true).change({ theme: 'dark', banners: ['insurance'] })
    expect(jar.written.at(-1)).toMatch(/^matu_ui=.*; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/)
    expect(createUiStore(jar, true).get()).toEqual({
      theme: 'dark',
      banners: ['insurance'],
      hints: [],
      hidden: false,
      hideZero: false,
      news: 0,
      needs: 0,
    })
    createUiStore(jar, false).change({ theme: 'light' })
    expect(jar.written.at(-1)).not.toContain('Secure')
  })

  it.each(hostile)('are usable with the hostile cookie %j', (value) => {
    for (const text of [value, encodeURIComponent(value)]) {
      const now = createUiStore({ cookie: `a=b; matu_ui=${text}; c=d` }, true).get()
      expect(['light', 'dark', 'system']).toContain(now.theme)
      expect(now.banners.every((one) => /^[\w-]+$/.test(one))).toBe(true)
      expect(now.hints).toEqual([])
      expect(typeof now.hidden).toBe('boolean')
      expect(now.news).toBe(0)
      expect(now.needs).toBe(0)
    }
  })

  it.each(hostile)('accept only text of up to 255 characters as a referral code: cookie %j', (value) => {
    const code = readReferral({ cookie: `referral_code=${value}` })
    expect(code === null || (code.length > 0 && [...code].length <= 255)).toBe(true)
    expect(readReferral({ cookie: `referral_code=${encodeURIComponent(value.repeat(256))}` })).toBeNull()
  })

  it('fall back to memory if cookies throw or do not stick', () => {
    const blocked = { get cookie(): string { throw new Error('SecurityError') }, set cookie(_: string) { throw new Error('SecurityError') } } // prettier-ignore
    const ui = createUiStore(blocked, true)
    ui.change({ hidden: true })
    expect(ui.get().hidden).toBe(true)
    expect(writeCookie({ get cookie() { return '' }, set cookie(_) {} }, 'locale', 'de', true)).toBe(false) // prettier-ignore
  })

  it('reset personal values on sign-out and keep the theme and the closed news', () => {
    const ui = createUiStore(fakeJar(), true)
    ui.change({ theme: 'dark', hidden: true, hideZero: true, news: 168, needs: 72, banners: ['insurance'], hints: ['reeds'] })
    ui.forgetPerson()
    expect(ui.get()).toEqual({ theme: 'dark', hidden: false, hideZero: false, news: 168, needs: 0, banners: [], hints: [] })
  })

  it('take over what another tab has closed or hidden, and keep their own theme', () => {
    const jar = fakeJar()
    const [one, other] = [createUiStore(jar, true), createUiStore(jar, true)]
    let heard = 0
    other.subscribe(() => (heard += 1))
    one.change({ banners: ['summer_promotion'], theme: 'dark' })
    other.reread()
    other.reread()
    expect(other.get()).toMatchObject({ banners: ['summer_promotion'], theme: 'system' })
    expect(heard).toBe(1)
  })

  it('reread nothing if cookies are blocked', () => {
    const ui = createUiStore({ get cookie() { return '' }, set cookie(_) {} }, true) // prettier-ignore
    ui.change({ banners: ['insurance'] })
    ui.reread()
    expect(ui.get().banners).toEqual(['insurance'])
  })

  it('match a cookie by its whole name and delete it', () => {
    const jar = fakeJar()
    writeCookie(jar, 'my_locale', 'ru', false)
    writeCookie(jar, 'locale', 'de', false)
    expect(readCookie(jar, 'locale')).toBe('de')
    dropCookie(jar, 'locale', false)
    expect(readCookie(jar, 'locale')).toBeNull()
  })
})

describe('local storage', () => {
  it('blocked: the page works from memory', () => {
    const keep = createSafeStorage(() => {
      throw new Error('SecurityError')
    })
    expect(keep.set('a', '1')).toBe(false)
    expect(keep.get('a')).toBe('1')
    keep.remove('a')
    expect(keep.get('a')).toBeNull()
  })

  it('full: the newest value counts, not the stored one', () => {
    const storage = fakeStorage()
    const keep = createSafeStorage(() => storage)
    keep.set('a', 'old')
    storage.full = true
    keep.set('a', 'new')
    expect(keep.get('a')).toBe('new')
    storage.full = false
    keep.set('a', 'newest')
    expect(storage.getItem('a')).toBe('newest')
  })

  it('stores the access token under access_token, and ignores values that no header can carry', () => {
    const storage = fakeStorage()
    const token = createTokenStore(createSafeStorage(() => storage))
    token.set('12|N8fYq2mVn3kTq1')
    expect(storage.getItem('access_token')).toBe('12|N8fYq2mVn3kTq1')
    for (const bad of ['', ' ', 'a b', 'a\nb', 'тест', 'x'.repeat(5000)]) {
      storage.setItem('access_token', bad)
      expect(token.get()).toBeNull()
    }
  })
})
