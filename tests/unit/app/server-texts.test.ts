import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#sdk'
import { readMessages } from '#openapi/tools/messages.ts'
import { toRefusal } from '#app/src/api/to-submission.ts'
import { setCurrentLocale } from '#app/src/i18n/current.ts'
import { isWrittenIn } from '#app/src/i18n/written-in.ts'
import { locales } from '#design-system/i18n/tags.ts'

/** Untranslated field messages of Laravel 8 (resources/lang/en/validation.php). */
const laravel = [
  'The amount field is required.',
  'The amount must be a number.',
  'The amount must be at least 10.',
  'The amount may not be greater than 500.',
  'The amount format is invalid.',
  'The selected fee type is invalid.',
  'The email has already been taken.',
  'The email must be a valid email address.',
  'The password confirmation does not match.',
  'The terms accepted must be accepted.',
  'The code must be 6 digits.',
  'The card number must be between 12 and 19 digits.',
  'The address must be a string.',
  'The type and other must be different.',
  'The date from is not a valid date.',
  'These credentials do not match our records.',
  'The provided password is incorrect.',
  'Too many login attempts. Please try again in 60 seconds.',
]
const technical = [
  'validation.required',
  'SQLSTATE[23000]: Integrity constraint violation',
  'Undefined index: amount',
  'App\\Rules\\Bep20::passes()',
]

const refused = (texts: string[]) =>
  toRefusal(
    new ApiError({ kind: 'invalid', operation: 'x', status: 422, message: texts[0], fields: { amount: texts }, data: { errors: {} } }),
  )

describe('a message of a 422', () => {
  afterEach(() => setCurrentLocale('en'))

  it.each(laravel)('%s is shown to English users only; for all others the field is reported as invalid', (text) => {
    for (const locale of locales) {
      setCurrentLocale(locale)
      expect(refused([text]).fields, locale).toEqual({ amount: locale === 'en' ? [text] : [] })
    }
  })

  it.each(technical)('%s is never shown', (text) => {
    for (const locale of locales) {
      setCurrentLocale(locale)
      expect(refused([text, text]).fields, locale).toEqual({ amount: [] })
      expect(refused([text]).problem?.message).toBeUndefined()
    }
  })

  it('known to the contract is shown in its language', () => {
    const messages = Object.values(readMessages())
    expect(messages.length).toBeGreaterThan(30)
    for (const message of messages) for (const locale of locales) expect(isWrittenIn(locale, message[locale]), message[locale]).toBe(true)
    for (const message of messages) expect(isWrittenIn('en', message.ru), message.ru).toBe(false)
  })

  it('in another language is hidden, beside one in the user’s own', () => {
    setCurrentLocale('de')
    expect(refused(['Der Betrag ist zu hoch.', 'The amount must be a number.', 'Сумма слишком велика.']).fields).toEqual({
      amount: ['Der Betrag ist zu hoch.'],
    })
  })
})
