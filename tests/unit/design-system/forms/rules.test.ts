import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { object } from 'zod/mini'
import {
  accepted,
  bep20,
  confirmed,
  digits,
  email,
  max,
  max_value,
  min,
  regex,
  required,
  strength,
  text,
} from '#design-system/forms/rules.ts'
import { newPasswordRules } from '#design-system/forms/passwordRules.ts'

const messages = (schema: ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}
const one = (check: ReturnType<typeof required>, value: string) => messages(text().check(check), value)

describe('strength: special character, lowercase, uppercase, digit, no Cyrillic', () => {
  it.each(['Matu-2026!', 'aA1_', 'Ä bB3?', 'pässWord9€'])('accepts %s', (value) => expect(one(strength(), value)).toEqual([]))
  it.each([
    ['no special character', 'Matu2026'],
    ['a blank is not a special character', 'Matu 2026'],
    ['no lowercase letter', 'MATU-2026'],
    ['no uppercase letter', 'matu-2026'],
    ['no digit', 'Matu-matu'],
    ['Cyrillic', 'Matu-2026!я'],
    ['a Cyrillic letter that looks Latin', 'Mаtu-2026!'],
    ['Ё', 'Matu-2026!Ё'],
    ['nothing', ''],
  ])('rejects %s with auth.errors.insecure_password', (_, value) =>
    expect(one(strength(), value)).toEqual(['auth.errors.insecure_password']),
  )
  it('lists every rule of a new password in display order', () =>
    expect(Object.keys(newPasswordRules)).toEqual(['minLength', 'lower', 'upper', 'digit', 'special', 'latin']))
  it('meets no rule with an empty password', () => expect(Object.values(newPasswordRules).some((holds) => holds(''))).toBe(false))
  it.each(['aA1!', 'aA1!aA1', `${'aA1!'.repeat(64)}x`])('compares the length of %s with the contract’s bounds', (value) => {
    expect(newPasswordRules.minLength(value)).toBe(false)
    expect(newPasswordRules.minLength('Matu-202')).toBe(true)
  })
})

describe('confirmed: equals another field', () => {
  const form = object({ name: text().check(required()), password: text(), again: text() }).check(confirmed('again', 'password'))
  it('accepts the same text', () => expect(messages(form, { name: 'a', password: 'x', again: 'x' })).toEqual([]))
  it('rejects another with auth.errors.passwords_must_match, at its own field', () => {
    const result = form.safeParse({ name: 'a', password: 'x', again: 'X' })
    expect(result.error?.issues).toMatchObject([{ message: 'auth.errors.passwords_must_match', path: ['again'] }])
  })
  it('is checked while another field is invalid or missing', () => {
    expect(messages(form, { name: ' ', password: 'x', again: 'y' })).toContain('auth.errors.passwords_must_match')
    expect(messages(form, { password: 'x', again: 'y' })).toContain('auth.errors.passwords_must_match')
  })
})

describe('bep-20: empty allowed, otherwise 0x and exactly 40 hex characters', () => {
  const address = '0xC40b8E66d02f93bA71E2549cD1086Af5530aB7d2'
  it.each(['', address, address.toLowerCase()])('accepts "%s"', (value) => expect(one(bep20(), value)).toEqual([]))
  it.each([
    ['39 characters', address.slice(0, -1)],
    ['41 characters', `${address}0`],
    ['no 0x', address.slice(2)],
    ['a capital X', address.replace('x', 'X')],
    ['a character beyond f', `${address.slice(0, -1)}g`],
    ['a blank before', ` ${address}`],
    ['a line break after', `${address}\n`],
    ['a blank alone', ' '],
  ])('rejects %s with cabinet.transactions.Bep20error', (_, value) =>
    expect(one(bep20(), value)).toEqual(['cabinet.transactions.Bep20error']),
  )
  it('accepts any 40 hex characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 }), (hex) => {
        expect(one(bep20(), `0x${hex}`)).toEqual([])
      }),
    )
  })
})

describe('the other rules', () => {
  it.each(['', ' ', '\t', '\n \u00a0'])('required rejects blank and whitespace-only "%s"', (value) =>
    expect(one(required(), value)).toEqual(['forms.required']),
  )
  it('required accepts text surrounded by blanks', () => expect(one(required(), ' a ')).toEqual([]))
  it('an absent field is missing', () => expect(messages(text(), undefined)).toEqual(['forms.required']))

  it.each(['vera.lindt@example.com', 'a@b.co', "o'neil+x@mail.example.org", 'почта@пример.рф'])('email accepts %s', (value) =>
    expect(one(email(), value)).toEqual([]),
  )
  it.each([
    'vera',
    'vera@',
    '@example.com',
    'vera@example',
    've ra@example.com',
    'a@b@c.de',
    'a..b@c.de',
    '.a@b.de',
    'a.@b.de',
    'a@b..de',
    `${'a'.repeat(250)}@b.de`,
  ])('email rejects %s with the default message', (value) => expect(one(email(), value)).toEqual(['forms.not_valid']))
  it('email handles hostile input immediately', () => {
    const start = performance.now()
    one(email(), `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)
    expect(performance.now() - start).toBeLessThan(200)
  })

  it('regex rejects with the default message, and keeps no state between calls', () => {
    const rule = regex(/^[a-z]+$/g)
    expect([one(rule, 'abc'), one(rule, 'abc'), one(rule, 'ab1')]).toEqual([[], [], ['forms.not_valid']])
  })
  it('min and max count characters, not code units', () => {
    expect(one(min(3), 'ab')).toEqual(['forms.min_length|3'])
    expect(one(min(3), '👍👍')).toEqual(['forms.min_length|3'])
    expect(one(min(3), 'abc')).toEqual([])
    expect(one(max(2), '👍👍')).toEqual([])
    expect(one(max(2), 'abc')).toEqual(['forms.max_length|2'])
  })
  it.each([
    ['246810', true],
    ['24681', false],
    ['2468100', false],
    ['24681a', false],
    ['٢٤٦٨١٠', false],
  ])('digits(6) for %s is %s', (value, holds) => expect(one(digits(6), value)).toEqual(holds ? [] : ['forms.digits|6']))

  it.each([
    ['3215.8', '3215.80', true],
    ['3215.800000000000000001', '3215.8', false],
    ['9', '10', true],
    ['10', '9', false],
    ['0009', '9', true],
    ['-10', '-9', true],
    ['-9', '-10', false],
    ['-1', '1', true],
    ['1', '-1', false],
    ['-0', '0', true],
    ['1e3', '5', false],
    ['abc', '5', false],
  ])('max_value: %s against %s is %s', (value, limit, holds) =>
    expect(one(max_value(limit), value)).toEqual(holds ? [] : [`forms.max_value|${limit}`]),
  )
  it('max_value is exact for integers of 18 decimals', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
    const written = (value: bigint) => {
      const digitsOf = value.toString().padStart(19, '0')
      return `${digitsOf.slice(0, -18)}.${digitsOf.slice(-18)}`
    }
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(one(max_value(written(b)), written(a)).length === 0).toBe(a <= b)
      }),
    )
  })
  it('every rule but required and strength accepts an empty field', () => {
    for (const rule of [email(), regex(/x/), min(3), max(3), digits(6), max_value('1'), bep20()]) expect(one(rule, '')).toEqual([])
  })
  it('a required checkbox has its own message', () => {
    expect(messages(accepted(), false)).toEqual(['forms.accepted'])
    expect(messages(accepted(), undefined)).toEqual(['forms.accepted'])
    expect(messages(accepted(), true)).toEqual([])
  })
})
