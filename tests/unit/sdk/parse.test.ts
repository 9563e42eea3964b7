import { describe, expect, test } from 'vitest'
import { ApiError, DEFAULT_MESSAGE, isApiError } from '#sdk/http/api-error.ts'
import { kindOfStatus, parseErrorBody } from '#sdk/http/to-api-error.ts'
import { parseBody } from '#sdk/http/parse-body.ts'

describe('a response body for which the contract has no schema', () => {
  test('is any JSON, with or without a byte order mark', () => {
    expect(parseBody('\uFEFF {"a":1}\n', undefined)).toMatchObject({ issues: [], value: { a: 1 } })
    expect(parseBody('null', undefined)).toMatchObject({ issues: [], value: null })
    expect(parseBody('""', undefined)).toMatchObject({ issues: [], value: '' })
  })
  test.each(['', ' \n', '\uFEFF'])('may be without content: %j', (text) => {
    expect(parseBody(text, undefined)).toEqual({ issues: [], value: undefined, findings: [] })
  })
  test.each(['<!doctype html><p>Hi', '{"a":', 'undefined', '{"a":1}{"b":2}', 'OK'])('that is not JSON is not data: %s', (text) => {
    expect(parseBody(text, undefined)).toMatchObject({ issues: [{ expected: 'JSON', field: '' }] })
  })
})

describe('an error body', () => {
  test('gives message and fields in Laravel’s format', () => {
    const text = '{"message":"first (and 1 more error)","errors":{"email":["taken"],"items.0.name":["short","odd"]}}'
    expect(parseErrorBody(text)).toMatchObject({
      message: 'first (and 1 more error)',
      fields: { email: ['taken'], 'items.0.name': ['short', 'odd'] },
    })
  })
  test.each(['<html>502</html>', '', '{', '[]', 'null', '"text"', '{"message":null,"errors":null}', '{"message":7,"errors":{"a":[7]}}'])(
    'of another format gives neither: %j',
    (text) => expect(parseErrorBody(text)).toMatchObject({ message: undefined, fields: undefined }),
  )
  test('gives the codes of the error and of each field, and ignores codes that are not strings', () => {
    expect(parseErrorBody('{"message":"No","code":"http.conflict"}').codes).toEqual(['http.conflict'])
    expect(parseErrorBody('{"codes":{"email":["a","b"],"code":["c",7]},"code":8}').codes).toEqual(['a', 'b', 'c'])
    for (const text of ['{"message":"No"}', '<html>', '', '{"codes":[null]}']) expect(parseErrorBody(text).codes).toEqual([])
  })
  test('that is not JSON gives nothing', () => {
    expect(parseErrorBody('<html>')).toEqual({ data: undefined, message: undefined, fields: undefined, codes: [] })
  })
  test('keeps the raw body', () => {
    expect(parseErrorBody('{"message":"No","more":[1]}').data).toEqual({ message: 'No', more: [1] })
    expect(parseErrorBody('7').data).toBe(7)
  })
  test('makes no fields and no codes from the letters of a string', () => {
    expect(parseErrorBody('{"errors":"taken","codes":"http.conflict"}')).toMatchObject({ fields: undefined, codes: [] })
  })
  test('omits a field without a message, and keeps the one beside it', () => {
    expect(parseErrorBody('{"errors":{"a":[],"b":[7,"odd"],"c":[null]}}').fields).toEqual({ b: ['odd'] })
  })
  test('may contain one message without its list', () => {
    expect(parseErrorBody('{"errors":{"code":"wrong"}}').fields).toEqual({ code: ['wrong'] })
  })
})

describe('an ApiError', () => {
  test('without a server message has the documented default', () => {
    for (const message of [undefined, '', '  ']) {
      const error = new ApiError({ kind: 'server', operation: 'listBalances', status: 500, message })
      expect(error.message).toBe('Ошибка при выполнении запроса к API')
      expect(error.hasServerMessage).toBe(false)
    }
    expect(DEFAULT_MESSAGE).toBe('Ошибка при выполнении запроса к API')
  })
  test('keeps the server’s message, data and status', () => {
    const error = new ApiError({ kind: 'invalid', operation: 'login', status: 422, message: 'No', data: { message: 'No' } })
    expect(error).toMatchObject({ message: 'No', data: { message: 'No' }, status: 422, kind: 'invalid', operation: 'login' })
    expect(error.hasServerMessage).toBe(true)
    expect(isApiError(error)).toBe(true)
    expect(isApiError(new Error('No'))).toBe(false)
  })
  test('without a response has status 0', () => expect(new ApiError({ kind: 'network', operation: 'x' }).status).toBe(0))
})

describe('the kind of a status', () => {
  test.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'missing'],
    [408, 'refused'],
    [409, 'conflict'],
    [418, 'refused'],
    [419, 'csrf'],
    [422, 'invalid'],
    [423, 'refused'],
    [425, 'refused'],
    [429, 'throttled'],
    [500, 'server'],
    [502, 'server'],
    [503, 'maintenance'],
    [504, 'server'],
    [520, 'server'],
  ] as const)('%i is %s', (status, kind) => expect(kindOfStatus(status, false)).toBe(kind))

  test.each([408, 409, 500, 502, 504, 520])('%i leaves the outcome of a money write unknown', (status) => {
    expect(kindOfStatus(status, true)).toBe('unknown-outcome')
  })
  test.each([401, 403, 404, 419, 422, 423, 425, 429, 503])('%i means that no money moved', (status) => {
    expect(kindOfStatus(status, true)).toBe(kindOfStatus(status, false))
  })
})
