import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { digitsOf, isNumber, parseExactly } from '#sdk/http/exact-json.ts'
import { parseBody } from '#sdk/http/parse-body.ts'
import { DepositWallet } from '#sdk/generated/schemas/deposit-wallet.zod.ts'
import { PromoBannerList } from '#sdk/generated/schemas/promo-banner-list.zod.ts'
import { User } from '#sdk/generated/schemas/user.zod.ts'

const Decimal = z.stringFormat('decimal', /^-?(0|[1-9]\d*)(\.\d{1,18})?$/)
const Time = z.iso.datetime({ offset: true })
const Row = z.object({ id: z.string(), amount: Decimal })
const Page = z.object({ data: z.array(Row), meta: z.object({ next_cursor: z.nullable(z.string()) }) })

const read = (schema: z.ZodMiniType, text: string) => parseBody(text, schema)
const valueOf = (schema: z.ZodMiniType, text: string): unknown => {
  const parsed = read(schema, text)
  return parsed.issues[0] ? `unreadable: ${parsed.issues[0].field}` : parsed.value
}
const kindsOf = (schema: z.ZodMiniType, text: string): string[] => {
  const parsed = read(schema, text)
  return parsed.findings.map(({ kind, field }) => `${kind} at ${field}`)
}

describe('a decimal', () => {
  test.each([
    ['0.100000000000000001', '0.100000000000000001'],
    ['123456789012345678901.5', '123456789012345678901.5'],
    ['1.50', '1.50'],
    ['-0.0', '0.0'],
    ['1e-7', '0.0000001'],
    ['1.5E+3', '1500'],
    ['"1.5"', '1.5'],
    ['"007.10"', '7.10'],
    ['".5"', '0.5'],
    ['"1.50000000000000000000"', '1.500000000000000000'],
  ])('%s is parsed as "%s"', (text, value) =>
    expect(valueOf(z.object({ amount: Decimal }), `{"amount":${text}}`)).toEqual({ amount: value }),
  )

  test.each(['"1,234.50"', '"1.0000000000000000001"', '"twelve"', '""', 'null', 'true', '[]'])('%s is invalid', (text) => {
    expect(valueOf(z.object({ amount: Decimal }), `{"amount":${text}}`)).toBe('unreadable: amount')
  })

  test.each([
    ['"594.009999999999990905"', '594.01'],
    ['"54.200000000000002842"', '54.2'],
    ['"0.054199999999999998"', '0.0542'],
    ['"0.300000000000000044"', '0.3'],
    ['"-320.009999999999990905"', '-320.01'],
    ['"594.00999999999999090505"', '594.01'],
    ['594.00999999999999', '594.01'],
  ])('%s went through a float and is read as "%s", which is reported', (text, value) => {
    const body = `{"amount":${text}}`
    expect(valueOf(z.object({ amount: Decimal }), body)).toEqual({ amount: value })
    expect(kindsOf(z.object({ amount: Decimal }), body)).toContain('float noise at amount')
  })

  test.each([
    '100000000.0000004',
    '100000000.00000040',
    '100000000.000000402',
    '1234.500000000000000001',
    '0.333333333333333333',
    '594.009999999999990904',
    '13081.1234567890123',
    '0.000000000000000001',
  ])('"%s" keeps its digits: they are not those of a float', (amount) =>
    expect(valueOf(z.object({ amount: Decimal }), JSON.stringify({ amount }))).toEqual({ amount }),
  )

  test('keeps each digit of the text, anywhere in any JSON', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?(0|[1-9]\d{0,30})\.\d{1,18}$/), fc.string(), (digits, around) => {
        const text = JSON.stringify({ [around]: around, amount: 'HERE', more: [around, 1] }).replace('"HERE"', digits)
        if (around === 'amount') return
        const expected = /[1-9]/.test(digits) ? digits : digits.replace('-', '')
        expect(valueOf(z.object({ amount: Decimal }), text)).toEqual({ amount: expected })
      }),
    )
  })
})

test('exact JSON equals JSON.parse, except that numbers keep their digits', () => {
  const floats = (value: unknown): unknown =>
    isNumber(value)
      ? Number(digitsOf(value))
      : Array.isArray(value)
        ? value.map(floats)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, floats(inner)]))
          : value
  fc.assert(
    fc.property(fc.json(), (text) => {
      if (!text.includes('__proto__')) expect(floats(parseExactly(text))).toEqual(JSON.parse(text))
    }),
  )
})

describe('a value in another format', () => {
  test.each<[string, z.ZodMiniType, string, unknown]>([
    ['an integer id', z.object({ id: z.string() }), '{"id":9007199254740993}', { id: '9007199254740993' }],
    ['a text for a number', z.object({ days: z.int() }), '{"days":"30"}', { days: 30 }],
    ['1 for a flag', z.object({ on: z.boolean() }), '{"on":1}', { on: true }],
    ['"0" for a flag', z.object({ on: z.boolean() }), '{"on":"0"}', { on: false }],
    ['0 for a constant flag', z.object({ on: z.literal(false) }), '{"on":0}', { on: false }],
    ['a time without zone', z.object({ at: Time }), '{"at":"2026-11-22 10:00:00"}', { at: '2026-11-22T10:00:00Z' }],
    ['microseconds', z.object({ at: Time }), '{"at":"2026-11-22 10:00:00.123456"}', { at: '2026-11-22T10:00:00.123Z' }],
    ['ISO microseconds', z.object({ at: Time }), '{"at":"2026-11-22T10:00:00.000000Z"}', { at: '2026-11-22T10:00:00.000Z' }],
    ['an offset without colon', z.object({ at: Time }), '{"at":"2026-11-22T10:00:00+0300"}', { at: '2026-11-22T10:00:00+03:00' }],
    ['a day for a time', z.object({ at: Time }), '{"at":"2026-11-22"}', { at: '2026-11-22T00:00:00Z' }],
    ['midnight for a day', z.object({ on: z.iso.date() }), '{"on":"2026-11-22 00:00:00"}', { on: '2026-11-22' }],
    ['null for absent', z.object({ a: z.optional(z.string()) }), '{"a":null}', {}],
    ['null for a default', z.object({ a: z._default(z.string(), 'BSC') }), '{"a":null}', { a: 'BSC' }],
    ['absent for null', z.object({ a: z.nullable(z.string()) }), '{}', { a: null }],
    ['a number for a nullable text', z.object({ a: z.union([Decimal, z.null()]) }), '{"a":1.10}', { a: '1.10' }],
    ['a bare list', z.object({ data: z.array(Row) }), '[{"id":1,"amount":2}]', { data: [{ id: '1', amount: '2' }] }],
    ['a list in data', z.array(z.string()), '{"data":["a"]}', ['a']],
    ['a resource in data', z.object({ id: z.string() }), '{"data":{"id":7}}', { id: '7' }],
    ['one of which nothing is required', z.object({ a: z.optional(z.string()) }), '{"data":{"a":"x"}}', { a: 'x' }],
    ['a list in data in data', z.object({ data: z.array(Row) }), '{"data":{"data":[]}}', { data: [] }],
    ['an empty list for an object', z.object({ a: z.optional(z.string()) }), '[]', {}],
    [
      'one of two shapes',
      z.union([z.object({ token: z.string() }), z.object({ two: z.literal(true) })]),
      '{"data":{"two":1}}',
      { two: true },
    ],
    ['a number for a text', z.string(), '123456', '123456'],
    ['a plain text', z.string(), '1|abcdef', '1|abcdef'],
    ['a text in data', z.string(), '{"data":"abc"}', 'abc'],
  ])('%s is accepted', (_, schema, text, value) => {
    expect(valueOf(schema, text)).toEqual(value)
    expect(kindsOf(schema, text)).not.toEqual([])
  })

  test.each<[string, z.ZodMiniType, string]>([
    ['HTML', z.string(), '<!doctype html>'],
    ['a text where an object is promised', Row, 'Service Unavailable'],
    ['nothing', Row, ''],
    ['2 for a flag', z.object({ on: z.boolean() }), '{"on":2}'],
    ['a flag for a text', z.object({ id: z.string() }), '{"id":true}'],
    ['the 31st of February', z.object({ at: Time }), '{"at":"2026-02-31 10:00:00"}'],
    ['a list for an object', Row, '[{"id":"1","amount":"1"}]'],
    ['null for what must be there', Row, '{"id":null,"amount":"1"}'],
  ])('%s means nothing and is rejected', (_, schema, text) => expect(read(schema, text).issues).not.toEqual([]))

  test.each<[string, object, string | null]>([
    ['paginate() with a resource', { links: { next: 'http://a/x?page=3' }, meta: { current_page: 2, last_page: 9 } }, 'page=3'],
    ['its last page', { links: { next: null }, meta: { current_page: 9, last_page: 9, total: 130, per_page: 15 } }, null],
    ['paginate() alone', { current_page: 1, last_page: 2, next_page_url: 'http://a/x?a=1&page=2', links: [{ url: null }] }, 'page=2'],
    ['simplePaginate()', { current_page: 1, next_page_url: 'http://a/x?page=2' }, 'page=2'],
    ['its last page without links', { current_page: 2, next_page_url: null }, null],
    ['a position without links', { meta: { current_page: 1, last_page: 4 } }, 'page=2'],
    ['a total without links', { meta: { current_page: '1', per_page: '15', total: 16 } }, 'page=2'],
    ['a total that is there', { meta: { current_page: 2, per_page: 15, total: 16 } }, null],
    ['a link alone', { links: { next: '/x?page=2' } }, 'page=2'],
  ])('%s names the next page by its number', (_, page, next_cursor) =>
    expect(valueOf(Page, JSON.stringify({ data: [], ...page }))).toMatchObject({ meta: { next_cursor } }),
  )

  test('a text that Laravel calls HTML is accepted, a page is not', () => {
    const asHtml = (schema: z.ZodMiniType, text: string) => parseBody(text, schema, { contentType: 'text/html; charset=UTF-8' })
    expect(asHtml(z.string(), '1|abcdef')).toMatchObject({ issues: [], value: '1|abcdef', findings: [{ kind: 'plain text' }] })
    for (const page of ['<!doctype html>', 'Service Unavailable', '<b>1</b>', '']) expect(asHtml(z.string(), page).issues).toHaveLength(1)
    expect(asHtml(Row, 'abcdef').issues).toHaveLength(1)
  })

  test('is reported once for a list, with kind and place; a conforming body reports nothing', () => {
    const text = '{"data":[{"id":"a","amount":1},{"id":2,"amount":2}],"next_cursor":null}'
    expect(kindsOf(Page, text)).toEqual(['cursor at meta.next_cursor', 'number for text at data.0.amount', 'number for text at data.1.id'])
    expect(kindsOf(Page, '{"data":[{"id":"a","amount":"1"}],"meta":{"next_cursor":null}}')).toEqual([])
  })
})

describe('a created resource instead of the list', () => {
  const List = z.object({ data: z.array(z.object({ uuid: z.string(), name: z.optional(z.string()) })) })
  const write = (text: string): unknown => {
    const parsed = parseBody(text, List, { isWrite: true })
    return parsed.issues.length === 0 ? parsed.value : null
  }

  test.each(['{"uuid":"a"}', '{"data":{"uuid":"a"}}', '{"data":[{"uuid":"a"}]}', '[{"uuid":"a"}]', '{"data":{"data":[{"uuid":"a"}]}}'])(
    '%s is accepted after a write',
    (text) => expect(write(text)).toEqual({ data: [{ uuid: 'a' }] }),
  )
  test.each(['{}', '{"message":"ok"}', '{"data":{}}', '{"name":"no uuid"}'])('%s is not', (text) => expect(write(text)).toBeNull())
  test('is not the list that a read promises', () => expect(valueOf(List, '{"uuid":"a"}')).toBe('unreadable: data'))
})

describe('the cursor of a list', () => {
  const cursorOf = (text: string): unknown => (valueOf(Page, text) as { meta?: { next_cursor: unknown } }).meta?.next_cursor

  test.each([
    ['{"data":[],"meta":{"next_cursor":"n"}}', 'n'],
    ['{"data":[],"next_cursor":"n","next_page_url":null}', 'n'],
    ['{"data":[],"path":"/a","next_page_url":"https://a.test/a?type=x&cursor=n%3D","prev_page_url":null}', 'n='],
    ['{"data":[],"links":{"prev":null,"next":"/a?cursor=n"}}', 'n'],
    ['{"data":[],"links":{"next":"/a?cursor=n"},"meta":{"path":"/a","per_page":20}}', 'n'],
    ['{"data":[],"meta":{"next_page_url":"/a?cursor=n"}}', 'n'],
    ['{"data":{"data":[],"next_cursor":"n"}}', 'n'],
    ['{"data":[],"next_cursor":null,"next_page_url":null}', null],
    ['{"data":[]}', null],
    ['[]', null],
  ])('in %s is %s', (text, cursor) => expect(cursorOf(text)).toBe(cursor))
})

describe('a bad row of a list', () => {
  const good = '{"id":"a","amount":"1"}'

  test('drops that row and is reported', () => {
    expect(read(Page, `{"data":[${good},{"id":"b"},null,${good}],"meta":{"next_cursor":null}}`)).toMatchObject({
      issues: [],
      value: { data: [{ id: 'a' }, { id: 'a' }] },
      findings: [
        { type: 'row-left-out', field: 'data.1.amount', found: undefined },
        { type: 'row-left-out', field: 'data.2', found: null },
      ],
    })
  })

  test('fails the response if no row would be left: an empty list would be wrong', () => {
    expect(read(Page, '{"data":[{"id":"b"}],"meta":{"next_cursor":null}}')).toMatchObject({
      issues: [{ field: 'data.0.amount' }],
    })
  })

  test('in a nested list drops the row if nothing is left of its list', () => {
    const Months = z.object({ data: z.array(z.object({ days: z.array(Row) })) })
    const text = `{"data":[{"days":[${good},{"id":"b"}]},{"days":[{"id":"c"}]}]}`
    expect(valueOf(Months, text)).toEqual({ data: [{ days: [{ id: 'a', amount: '1' }] }] })
  })

  test('differs from a fault beside the list', () => {
    const text = `{"data":[${good},{"id":"b"}],"meta":{"next_cursor":7.5}}`
    expect(valueOf(z.extend(Page, { total: Decimal }), text)).toMatch(/^unreadable/)
  })
})

describe('the deposit address, which the specification calls one string', () => {
  const address = '0x9A3fB1c27dE4085c6Fa91bE8d0B7734C51eD7c12'
  const whole = { network: 'BSC', address }
  test.each([
    ['a string', JSON.stringify(address)],
    ['plain text', address],
    ['a string in data', JSON.stringify({ data: address })],
    ['an object with the address alone', JSON.stringify({ address })],
    ['that object in data', JSON.stringify({ data: { address } })],
    ['an object without details', JSON.stringify({ address, network: null, tokens: null, confirmations_required: null })],
  ])('is read as %s', (_, text) => expect(valueOf(DepositWallet, text)).toEqual(whole))

  test.each([['"0x12"'], ['0x12'], ['{"data":"no address"}'], ['{}'], ['null'], ['7']])('is not read as %s', (text) =>
    expect(valueOf(DepositWallet, text)).toMatch(/^unreadable/),
  )

  test('an object that needs more than one text is not read from one', () => {
    expect(valueOf(Row, '"7"')).toMatch(/^unreadable/)
    expect(valueOf(z.object({ on: z.boolean() }), '"1"')).toMatch(/^unreadable/)
  })
})

test('a user without names, and banners without the closed ones, are read', () => {
  expect(valueOf(User, '{"email":"a@b.c"}')).toEqual({
    firstname: null,
    lastname: null,
    email: 'a@b.c',
    lang: null,
    avatar_url: null,
    telegram_username: null,
  })
  for (const text of ['[{"type":"insurance"}]', '{"data":[{"type":"insurance"}],"closed":null}'])
    expect(valueOf(PromoBannerList, text)).toEqual({ data: [{ type: 'insurance' }], closed: [] })
})
