import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { object } from 'zod/mini'
import { amountProblem, amountText, amountValue, formatAmount, parseAmount } from '#design-system/forms/amount.ts'
import { amount, positive } from '#design-system/forms/amountRules.ts'
import { required, text } from '#design-system/forms/rules.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'

const digits = (max: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: max })
const decimals = fc.tuple(digits(16), digits(18)).map(([whole, fraction]) => {
  const left = whole.replace(/^0+(?=\d)/, '') || '0'
  const right = fraction.replace(/0+$/, '')
  return right ? `${left}.${right}` : left
})

describe('an amount in the user’s own separators', () => {
  it.each(locales)('8,000 random decimals formatted in %s are parsed back to the last digit', (locale) => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(parseAmount(formatAmount(value, locale), locale)).toEqual({ value })
      }),
      { numRuns: 8_000 },
    )
  })
  it.each(locales)('8,000 plain decimals with a point are accepted in %s, unless the user’s own grouping contradicts', (locale) => {
    const groupsWithPoint = (value: string) => (locale === 'de' || locale === 'es') && /^\d{1,3}\.\d{3}$/.test(value)
    fc.assert(
      fc.property(decimals, (value) => {
        expect(parseAmount(value, locale)).toEqual({
          value: groupsWithPoint(value) ? value.replace('.', '').replace(/^0+(?=\d)/, '') : value,
        })
      }),
      { numRuns: 8_000 },
    )
  })
  it.each(locales)('no text parses to anything but a canonical decimal in %s', (locale) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,\u00a0 -+eE'’x"), maxLength: 14 }), (typed) => {
        const { value } = parseAmount(typed, locale)
        if (value !== undefined) expect(value).toMatch(/^$|^(?:0|[1-9]\d*)(?:\.\d{0,17}[1-9])?$/)
      }),
      { numRuns: 4_000 },
    )
  })

  it.each<[Locale, string, string]>([
    ['en', '1,234.56', '1234.56'],
    ['de', '1.234,56', '1234.56'],
    ['es', '1.234,56', '1234.56'],
    ['ru', '1 234,56', '1234.56'],
    ['ru', '1\u00a0234,56', '1234.56'],
    ['ru', '1\u202f234,56', '1234.56'],
    ['en', '1,234,567', '1234567'],
    ['de', '1.234', '1234'],
    ['de', '0,5', '0.5'],
    ['de', ',5', '0.5'],
    ['en', '.5', '0.5'],
    ['en', '5.', '5'],
    ['en', '  12 ', '12'],
    ['en', '007', '7'],
    ['en', '1.50', '1.5'],
    ['en', '', ''],
    ['en', '1234.500000000000000001', '1234.500000000000000001'],
  ])('%s: "%s" is %s', (locale, typed, value) => expect(parseAmount(typed, locale)).toEqual({ value }))

  it.each(locales)('a pasted 1234.56 is 1234.56 in %s', (locale) => expect(parseAmount('1234.56', locale)).toEqual({ value: '1234.56' }))
  it.each(locales)('the decimal key may be , or . in %s', (locale) => {
    expect(parseAmount('1,5', locale)).toEqual({ value: '1.5' })
    expect(parseAmount('1.5', locale)).toEqual({ value: '1.5' })
  })

  it.each<[Locale, string]>([
    ['en', '1.234,5'],
    ['en', '1.234,56'],
    ['en', '1 234,56'],
    ['en', '1 234.56'],
    ['en', '1\u00a0234.56'],
    ['en', '1 234'],
    ['en', '1.234.567'],
    ['en', '12,34,567'],
    ['en', '1.234,567'],
    ['de', '1,234.56'],
    ['de', '1 234,56'],
    ['de', '1,234,567'],
    ['de', '1,234.567'],
    ['de', '1’234.56'],
    ['de', '1,23.456'],
    ['es', '1,234.56'],
    ['es', "1'234'567,8"],
    ['ru', '1,234.56'],
    ['ru', '1.234,56'],
    ['ru', '1.234.567'],
    ['ru', '12 34'],
    ['en', '0,123,456.1.2'],
  ])('%s: "%s" is grouped differently and rejected, not reinterpreted', (locale, typed) => {
    expect(parseAmount(typed, locale)).toEqual({ problem: 'other_grouping' })
    expect(parseAmount(`${typed} USDT`, locale, 'USDT')).toEqual({ problem: 'other_grouping' })
  })
  it.each<[Locale, string, string]>([
    ['en', '5 USDT', '5'],
    ['en', 'usdt 5', '5'],
    ['en', '$1,000.50', '1000.5'],
    ['en', '100.5 dollars', '100.5'],
    ['ru', '1 000,50 долл.', '1000.5'],
    ['ru', '1\u202f000 долларов', '1000'],
    ['de', '1.000,50\u00a0USDT', '1000.5'],
    ['de', '20 $', '20'],
    ['es', 'US$ 20,5', '20.5'],
    ['es', '20 dólares', '20'],
    ['en', '\u200b20\u200e', '20'],
  ])('%s: "%s" is %s USDT', (locale, typed, value) => expect(parseAmount(typed, locale, 'USDT')).toEqual({ value }))
  it.each([
    ['20 €', 'USDT'],
    ['20 BNB', 'USDT'],
    ['$20', 'MATU'],
    ['20 рублей', 'USDT'],
  ])('"%s" is not an amount of %s', (typed, token) => {
    for (const locale of locales) expect(parseAmount(typed, locale, token)).toEqual({ problem: 'other_currency' })
  })
  it.each(['abc', '-5', '+5', '1e3', '0x10', '1..2', '.', ',', '5k', '5 млн', '5 Mio.', '≈ 5', '٥', '∞', '1-2', 'USDT'])(
    '"%s" is not an amount',
    (typed) => {
      for (const locale of locales) expect(parseAmount(typed, locale).value).toBeUndefined()
    },
  )
  it('18 decimals are accepted, 19 are rejected, trailing zeros do not count', () => {
    expect(parseAmount(`0.${'1'.repeat(18)}`, 'en').value).toBe(`0.${'1'.repeat(18)}`)
    expect(parseAmount(`0.${'1'.repeat(19)}`, 'en')).toEqual({ problem: 'too_many_decimals' })
    expect(parseAmount(`0.${'1'.repeat(18)}000`, 'en').value).toBe(`0.${'1'.repeat(18)}`)
  })
})

describe('the form value', () => {
  it('keeps the text of an invalid amount, and the reason', () => {
    const value = amountValue('1.234,56', 'en')
    expect(amountProblem(value)).toBe('other_grouping')
    expect(amountText(value, 'en')).toBe('1.234,56')
  })
  it('is formatted in the user’s language', () => {
    expect(locales.map((locale) => amountText('1234.5', locale))).toEqual(['1,234.5', '1\u00a0234,5', '1.234,5', '1.234,5'])
  })
  it('has the decimals of its token at least, and every further one', () => {
    expect(['USDT', 'MATU'].map((token) => amountText('3215.8', 'en', token))).toEqual(['3,215.80', '3,215.8000'])
    expect(amountText('0.123456', 'de', 'USDT')).toBe('0,123456')
  })
  it('the schema reports the reason and accepts nothing else', () => {
    const schema = object({ amount: text().check(required(), ...amount(), positive()) })
    const said = (value: string) => schema.safeParse({ amount: value }).error?.issues.map((issue) => issue.message)[0]
    expect(said(amountValue('1250', 'en'))).toBeUndefined()
    expect(said('')).toBe('forms.required')
    expect(said(amountValue('0,00', 'de'))).toBe('forms.amount_positive')
    expect(said(amountValue('1.234,56', 'en'))).toBe('forms.amount_grouping')
    expect(said(amountValue(`0.${'1'.repeat(19)}`, 'en'))).toBe('forms.amount_decimals|18')
    expect(said(amountValue('5 €', 'en', 'USDT'))).toBe('forms.amount_currency')
    expect(said(amountValue('abc', 'en'))).toBe('forms.amount')
    expect(said('1,5')).toBe('forms.amount')
  })
})
