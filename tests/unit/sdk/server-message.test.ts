import { describe, expect, test } from 'vitest'
import { ApiError } from '#sdk/http/api-error.ts'
import { isUserFacing } from '#sdk/http/server-message.ts'

describe('a server’s message', () => {
  test.each([
    ['No query results for model [App\\Models\\Wallet] 7', 404],
    ['CSRF token mismatch.', 419],
    ['Unauthenticated.', 401],
    ['Server Error', 500],
    ['Любой текст', 500],
    ['Too Many Attempts.', 429],
    ['This action is unauthorized.', 403],
    ['The route api/x could not be found.', 404],
    ['The POST method is not supported for route api/x. Supported methods: GET, HEAD.', 405],
    ['SQLSTATE[42S02]: Base table or view not found', 400],
    ['Call to a member function id() on null', 400],
    ['Undefined array key "amount"', 400],
    ['/var/www/app/Http/Kernel.php:12', 409],
    ['Class "App\\Foo" not found', 409],
    ['<h1>403 Forbidden</h1>', 403],
    ['validation.custom.amount.min', 422],
    ['x'.repeat(301), 422],
  ])('that is not for users is hidden: %s', (message, status) => {
    expect(isUserFacing(message, status, { message })).toBe(false)
  })

  test('beside a stack trace is hidden, whatever it says', () => {
    expect(isUserFacing('The amount is too large.', 409, { message: '…', exception: 'RuntimeException', trace: [] })).toBe(false)
  })

  test.each([
    ['The amount is too large.', 422],
    ['Вывод средств заблокирован до 5 мая.', 403],
    ['Diese Adresse ist bereits gespeichert.', 409],
    ['Zu viele Versuche. Bitte in 60 Sekunden erneut.', 429],
  ])('for users is shown: %s', (message, status) => {
    expect(isUserFacing(message, status, { message })).toBe(true)
  })

  test('stays the error’s message, for the log', () => {
    const error = new ApiError({ kind: 'missing', operation: 'x', status: 404, message: 'No query results for model [X].' })
    expect([error.message, error.hasServerMessage]).toEqual(['No query results for model [X].', false])
  })
})
