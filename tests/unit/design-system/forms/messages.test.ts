import { beforeAll, describe, expect, it } from 'vitest'
import { message } from '#design-system/forms/message.ts'
import { keyOf, formatValidationMessage } from '#design-system/forms/messages.ts'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'

beforeAll(async () => {
  for (const locale of locales) await loadAreas(locale, ['forms'])
})
const words = (locale: Locale) => textsOf(locale, 'forms').messages

describe('validation messages', () => {
  it("the default message is '{field} is not valid.'", () => {
    expect(formatValidationMessage(words('en'), 'en', 'forms.not_valid', 'Email')).toBe('Email is not valid.')
  })
  it('an unknown key gives the default message', () => {
    expect(formatValidationMessage(words('en'), 'en', 'Invalid input', 'Email')).toBe('Email is not valid.')
    expect(formatValidationMessage(words('en'), 'en', 'toString', 'Email')).toBe('Email is not valid.')
  })
  it('a limit is passed with its key', () => {
    expect(message('forms.min_length', 8)).toBe('forms.min_length|8')
    expect(keyOf('forms.min_length|8')).toBe('forms.min_length')
    expect(formatValidationMessage(words('en'), 'en', 'forms.digits|6', 'Code')).toBe('Enter exactly 6 digits.')
  })
  it('an amount in a message is formatted in the user’s language', () => {
    expect(formatValidationMessage(words('de'), 'de', 'forms.max_value|3215.8', 'Betrag')).toBe('Höchstens 3.215,8.')
    expect(formatValidationMessage(words('de'), 'de', 'forms.amount_grouping', 'Betrag')).toContain('1.234,56')
  })
  it.each(locales)('every required key exists in %s', (locale) => {
    const said = [
      'auth.errors.insecure_password',
      'auth.errors.passwords_must_match',
      'cabinet.transactions.Bep20error',
      'forms.not_valid',
    ].map((key) => formatValidationMessage(words(locale), locale, key, 'F'))
    expect(new Set(said).size).toBe(4)
    for (const text of said) expect(text).toMatch(locale === 'ru' ? /[а-я]/ : /[a-z]/)
  })
  it('Russian uses its three plural forms', () => {
    expect([1, 2, 5, 21].map((n) => formatValidationMessage(words('ru'), 'ru', `forms.min_length|${n}`, ''))).toEqual([
      'Введите не меньше 1 символа.',
      'Введите не меньше 2 символов.',
      'Введите не меньше 5 символов.',
      'Введите не меньше 21 символа.',
    ])
  })
})
