import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cleanAddress, readAddress } from '#design-system/forms/addressCheck.ts'
import { bep20Pattern } from '#design-system/forms/rules.ts'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'

const address = '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2'

describe('feedback while an address is typed', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['0', { kind: 'short', missing: 41 }],
    ['1', { kind: 'start' }],
    ['c40b', { kind: 'start' }],
    ['0xg', { kind: 'character', position: 3, character: 'g' }],
    ['0X12', { kind: 'start' }],
    ['0x12O4', { kind: 'character', position: 5, character: 'O' }],
    ['0x12👍4', { kind: 'character', position: 5, character: '👍' }],
    [address.slice(0, 39), { kind: 'short', missing: 3 }],
    [`${address}ab`, { kind: 'long', extra: 2 }],
    [address, { kind: 'valid', checksum: true }],
    [address.toLowerCase(), { kind: 'valid', checksum: false }],
    [address.replace('c40b', 'C40b'), { kind: 'doubtful', reason: 'checksum' }],
    [`0x${'0'.repeat(40)}`, { kind: 'doubtful', reason: 'zero' }],
  ])('"%s"', (text, state) => expect(readAddress(text)).toEqual(state))

  it("recognises one's own address and a trusted one, in any case", () => {
    expect(readAddress(address, { own: address.toLowerCase() })).toEqual({ kind: 'doubtful', reason: 'own' })
    expect(readAddress(address.toLowerCase(), { trusted: [address] })).toEqual({ kind: 'doubtful', reason: 'trusted' })
  })
  it('agrees with the validation rule', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEFxXg '), maxLength: 45 }),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 38, maxLength: 42 }).map((hex) => `0x${hex}`),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const fine = ['valid', 'doubtful'].includes(readAddress(typed).kind)
        expect(fine).toBe(bep20Pattern.test(typed))
      }),
      { numRuns: 2_000 },
    )
  })
  it('a pasted copy loses its whitespace, visible and invisible', () => {
    expect(cleanAddress(' 0xc40b\u00a08e66\u200b d02f\n')).toBe('0xc40b8e66d02f')
  })
})

describe('the number of missing characters', () => {
  beforeAll(async () => {
    for (const locale of locales) await loadAreas(locale, ['forms'])
  })
  const missing = (locale: Locale, count: number) => {
    const words = textsOf(locale, 'forms').address
    return words.missing({ count })
  }
  it.each<[Locale, Record<number, string>]>([
    [
      'en',
      {
        1: '1 character is missing at the end',
        3: '3 characters are missing at the end',
        11: '11 characters are missing at the end',
      },
    ],
    ['de', { 1: 'Am Ende fehlt 1 Zeichen', 3: 'Am Ende fehlen 3 Zeichen', 11: 'Am Ende fehlen 11 Zeichen' }],
    ['es', { 1: 'Falta 1 carácter al final', 3: 'Faltan 3 caracteres al final', 11: 'Faltan 11 caracteres al final' }],
    ['ru', { 1: 'В конце не хватает 1 символа', 3: 'В конце не хватает 3 символов', 21: 'В конце не хватает 21 символа' }],
  ])('%s', (locale, said) => {
    for (const [count, text] of Object.entries(said)) expect(missing(locale, Number(count))).toBe(text)
  })
})
