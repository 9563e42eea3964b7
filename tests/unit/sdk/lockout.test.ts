import { expect, test } from 'vitest'
import { lockoutSeconds } from '#sdk/http/to-api-error.ts'

test.each<[string, (string | undefined)[], number | undefined]>([
  ['a lockout at a field', ['The given data was invalid.', 'Too many login attempts. Please try again in 51 seconds.'], 51],
  ['a lockout as the message', ['Too Many Attempts. Please try again in 7 seconds.'], 7],
  ['wrong credentials', ['These credentials do not match our records.'], undefined],
  ['a lockout without its time', ['Too Many Attempts.', undefined], undefined],
  ['other seconds', ['The code is valid for 60 seconds.'], undefined],
])('%s', (_, texts, seconds) => expect(lockoutSeconds(texts)).toBe(seconds))
