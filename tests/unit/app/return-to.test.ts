import { describe, expect, it } from 'vitest'
import { localizeReturnTo, withReturnTo, safeCabinetTarget, safeReturnTo, returnToFrom } from '#app/src/site/return-to.ts'

const hostile = [
  'https://evil.example', 'http://evil.example/en/cabinet', '//evil.example', '///evil.example', '////evil.example/en/cabinet', '/\\evil.example',
  '\\/evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example', ' //evil.example', '/%09/evil.example',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x',
  'blob:https://here/1', 'file:///etc/passwd', 'ftp://evil.example', 'mailto:a@b.c', 'about:blank', 'https:evil.example', 'https:/evil.example',
  'https:\\evil.example', 'http:evil.example', '@evil.example', '/@evil.example', '/en@evil.example', 'en/cabinet', './en/cabinet', '../en/cabinet',
  '/../en/../../evil', '/en/../..//evil.example', '/en/cabinet/../../../logout', '/logout', '/api/users/me', '/sanctum/csrf-cookie', '/en/logout',
  '/fr/cabinet', '/cabinet', '/EN/cabinet', '/en/r/VERA48', '/en/maintenance', '/en/cabinet/referral/leader-pool/9', '/en/cabinet/nothing',
  '/en/cabinet%2F..%2F..%2Flogout', '/en/%2e%2e/logout', '/en/cabinet\u0000', '/en/cabinet\r\nLocation: //evil.example', '/en/cabinet\u007f',
  '/en/cabinet/profile/trusted-wallets/..%2f..%2f', '/en//cabinet', '/en/cabinet//', '/;/evil.example', '/.evil.example', `/en/cabinet?${'a'.repeat(3000)}`,
  '', 'null', 'undefined', '%2Fen%2Fcabinet', 'http://here.invalid/en/cabinet', '//here.invalid/en/cabinet',
] // prettier-ignore

describe('the return-to parameter: same origin, own route table only', () => {
  it('has more than 60 hostile targets to reject', () => expect(hostile.length).toBeGreaterThanOrEqual(60))

  it.each(hostile)('rejects %j', (target) => {
    const safe = safeReturnTo(target)
    // What is not rejected must be a harmless reading of it: a path of ours, spelled out.
    if (safe !== null) expect(safe).toMatch(/^\/(en|ru|de|es)(\/[a-z][a-z0-9/-]*)?([?#]|$)/)
    expect(safe === null || !/evil|logout|\/\//.test(safe)).toBe(true)
  })

  it('keeps path, query and hash of a page of ours', () => {
    expect(safeReturnTo('/de/cabinet/trade/transactions?type=bonus&date_from=2026-08-01#list')).toBe(
      '/de/cabinet/trade/transactions?type=bonus&date_from=2026-08-01#list',
    )
  })

  it('remembers one page behind another, and no more', () => {
    const inner = withReturnTo('/en/login', '/en/cabinet')
    expect(safeReturnTo(inner)).toBe('/en/login?next=%2Fen%2Fcabinet')
    const deep = withReturnTo('/en/login', withReturnTo('/en/login', inner))
    expect(safeReturnTo(deep)).toBe('/en/login?next=%2Fen%2Flogin')
    expect(safeReturnTo('/en/login?next=https%3A%2F%2Fevil.example')).toBe('/en/login')
  })

  it('opens no guest page after sign-in', () => {
    expect(safeCabinetTarget('/en/login')).toBeNull()
    expect(safeCabinetTarget('/en')).toBeNull()
    expect(safeCabinetTarget('/en/cabinet')).toBe('/en/cabinet')
    expect(safeCabinetTarget('/en/help')).toBe('/en/help')
  })

  it('rejects what would leave the cabinet, and what only leads on', () => {
    for (const target of [
      'https://evil.example/en/cabinet', '//evil.example/en/cabinet', '/\\evil.example/en/cabinet', '/\t/evil.example/en/cabinet',
      '/en/../..//evil.example/en/cabinet', 'en/cabinet', '/cabinet', '/fr/cabinet', '/en/nowhere', '/en/maintenance', '/en/r/VERA48', '/en/maintenance?next=%2Fen', '',
    ]) expect(safeReturnTo(target), target).toBeNull() // prettier-ignore
    for (const nothing of [null, undefined]) expect(safeReturnTo(nothing)).toBeNull()
  })

  it('keeps an address that ends in two slashes of its query', () => expect(safeReturnTo('/en/cabinet?q=//')).toBe('/en/cabinet?q=//'))

  it('accepts 2,000 characters and no more', () => {
    const long = `/en/cabinet?${'a'.repeat(2000 - '/en/cabinet?'.length)}`
    expect(safeReturnTo(long)).toBe(long)
    expect(safeReturnTo(`${long}a`)).toBeNull()
  })

  it('keeps the parameters beside a page behind it that is dropped', () => {
    expect(safeReturnTo('/en/login?a=1&next=%2Flogout')).toBe('/en/login?a=1')
    expect(safeReturnTo('/en/login?a=1')).toBe('/en/login?a=1')
  })

  it('opens no page that does not exist, nor the landing page with a query, after sign-in', () => {
    for (const target of ['/en?x=1', '/en#top', '/en/login?next=%2Fen%2Fcabinet', '/en/nowhere', null])
      expect(safeCabinetTarget(target)).toBeNull()
    expect(safeCabinetTarget('/en/cabinet?x=1#top')).toBe('/en/cabinet?x=1#top')
  })

  it('adds nothing if there is no page to return to', () => {
    expect(withReturnTo('/en/login', null)).toBe('/en/login')
    expect(returnToFrom('?x=1')).toBeNull()
  })

  it('moves into another language with its query and hash', () => {
    expect(localizeReturnTo('/en/cabinet?next=%2Fen#top', 'de')).toBe('/de/cabinet?next=%2Fen#top')
    expect(localizeReturnTo('/en/cabinet#a?b', 'es')).toBe('/es/cabinet#a?b')
    expect(localizeReturnTo('/en', 'ru')).toBe('/ru')
    expect(localizeReturnTo('/en/cabinet', 'fr')).toBe('/en/cabinet')
    expect(localizeReturnTo('', 'de')).toBe('/de')
  })

  it('survives the round trip through the URL', () => {
    const target = '/es/cabinet/trade/transactions?type=bonus&token=MATU#x'
    expect(safeReturnTo(returnToFrom(new URL(withReturnTo('/es/login', target), 'https://matu.example').search))).toBe(target)
  })
})
