import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseBody } from '#sdk/http/parse-body.ts'

const Decimal = z.stringFormat('decimal', /^-?(0|[1-9]\d*)(\.\d{1,18})?$/)
const Row = z.object({ id: z.string(), name: z.optional(z.string()) })
const List = z.object({ data: z.array(Row) })
const Page = z.object({
  data: z.array(Row),
  links: z.optional(z.object({ next: z.nullable(z.string()) })),
  meta: z.object({ next_cursor: z.nullable(z.string()) }),
})
const Status = z.enum(['open', 'done'])

const findingsOf = (schema: z.ZodMiniType, text: string, isWrite?: boolean): string[] =>
  parseBody(text, schema, isWrite === undefined ? {} : { isWrite }).findings.map(
    ({ type, kind, field, expected }) => `${kind ?? type} at "${field}", expected ${expected}`,
  )

describe('a difference is reported with its kind, its place and what the contract expects', () => {
  test.each<[string, z.ZodMiniType, string, string]>([
    ['null for absent', z.object({ a: z.optional(z.string()) }), '{"a":null}', 'null for absent at "a", expected nothing'],
    ['absent for null', z.object({ a: z.nullable(z.string()) }), '{}', 'absent for null at "a", expected null'],
    ['a text in data', z.object({ a: z.string() }), '{"a":{"data":"x"}}', 'wrapped in data at "a", expected the value itself'],
    ['a text for a number', z.object({ n: z.number() }), '{"n":"-12.50"}', 'text for number at "n", expected number'],
    ['a flag', z.object({ on: z.boolean() }), '{"on":"true"}', 'flag at "on", expected true or false'],
    ['a list in data', z.array(z.string()), '{"data":["a"]}', 'wrapped in data at "", expected list'],
    ['a resource in data', Row, '{"data":{"id":"a"}}', 'wrapped in data at "", expected object'],
    ['a list in data in data', List, '{"data":{"data":[]}}', 'wrapped in data at "", expected object'],
    ['a bare list', List, '[]', 'bare list at "", expected object'],
    ['an empty list for an object', z.object({ a: z.optional(z.string()) }), '[]', 'list for object at "", expected object'],
    ['a text for an object of one text', z.object({ url: z.string() }), '"x"', 'text for object at "", expected object'],
    ['a decimal in another notation', z.object({ a: Decimal }), '{"a":"007"}', 'decimal notation at "a", expected a plain decimal'],
  ])('%s', (_, schema, text, finding) => expect(findingsOf(schema, text)).toEqual([finding]))

  test('the created item for a list', () => {
    expect(findingsOf(List, '{"id":"a"}', true)).toEqual(['one for a list at "", expected object'])
    expect(findingsOf(List, '{"data":{"id":"a"}}', true)).toEqual(['one for a list at "", expected object'])
  })

  test('a text in data for an object of one text is two', () => {
    expect(findingsOf(z.object({ url: z.string() }), '{"data":"x"}')).toEqual([
      'wrapped in data at "", expected object',
      'text for object at "", expected object',
    ])
  })

  test('once for all rows of a list, and for each kind and place', () => {
    const two = z.object({ data: z.array(z.object({ id: z.string(), on: z.boolean() })) })
    expect(findingsOf(two, '{"data":[{"id":1,"on":1},{"id":2,"on":0}]}')).toEqual([
      'number for text at "data.0.id", expected text',
      'flag at "data.0.on", expected true or false',
    ])
  })
})

describe('what looks like another format but means something else is rejected', () => {
  test.each<[string, z.ZodMiniType, string]>([
    ['a number with a word before it', z.object({ n: z.number() }), '{"n":"USD 12"}'],
    ['a number with a word after it', z.object({ n: z.number() }), '{"n":"12 USD"}'],
    ['a number in exponential form', z.object({ n: z.number() }), '{"n":"1e5"}'],
    ['a number with an open end', z.object({ n: z.number() }), '{"n":"12."}'],
    ['an empty text for a number', z.object({ n: z.number() }), '{"n":""}'],
    ['a flag for a number', z.object({ n: z.number() }), '{"n":true}'],
    ['a list for a flag', z.object({ on: z.boolean() }), '{"on":["1"]}'],
    ['a word of every object for a flag', z.object({ on: z.boolean() }), '{"on":"constructor"}'],
    ['a full list for an object', z.object({ a: z.optional(z.string()) }), '[1]'],
    ['an empty text for an object of one text', z.object({ url: z.string() }), '""'],
    ['a text for an object of two texts', z.object({ a: z.string(), b: z.string() }), '"x"'],
    ['a text for an object of one number', z.object({ a: z.number() }), '"x"'],
    ['an object in data for a text', z.object({ a: z.string() }), '{"a":{"data":{"b":"x"}}}'],
    ['an object with data beside a field of its own', z.object({ id: z.string(), a: z.string() }), '{"id":"1","data":{"id":"1","a":"x"}}'],
    ['a list in data that holds no list', z.array(z.string()), '{"data":"a"}'],
    ['a list under another name', z.array(z.string()), '{"items":["a"]}'],
    ['a number in data', Row, '{"data":7}'],
  ])('%s', (_, schema, text) => expect(parseBody(text, schema).issues).not.toEqual([]))
})

describe('an object', () => {
  test('that is a text needs no other field: what may be absent does not count', () => {
    const Link = z.object({ url: z.string(), title: z.optional(z.string()) })
    expect(parseBody('"https://a.test"', Link)).toMatchObject({ issues: [], value: { url: 'https://a.test' } })
  })
  test('whose own field is called data is not unwrapped', () => {
    const Holder = z.object({ data: z.object({ id: z.string() }) })
    expect(parseBody('{"data":{"id":"a"}}', Holder)).toEqual({ issues: [], findings: [], value: { data: { id: 'a' } } })
  })
  test('keeps a field that is called like one of its wrapper', () => {
    const value = { id: 'a', data: 'x' }
    expect(parseBody(JSON.stringify(value), z.object({ id: z.string() }))).toEqual({ issues: [], findings: [], value: { id: 'a' } })
  })
  test('has no key for what is absent', () => {
    expect(Object.keys(parseBody('{"id":"a"}', Row).value as object)).toEqual(['id'])
  })
  test('takes nothing from its prototype', () => {
    const Odd = z.object({ id: z.string(), constructor: z.optional(z.string()) })
    expect(parseBody('{"id":"a"}', Odd)).toEqual({ issues: [], findings: [], value: { id: 'a' } })
  })
})

describe('a list', () => {
  test('leaves out a bad row and keeps the others in order', () => {
    expect(parseBody('{"data":[{"id":"a"},{},{"id":"c"}]}', List)).toMatchObject({
      issues: [],
      value: { data: [{ id: 'a' }, { id: 'c' }] },
      findings: [{ type: 'row-left-out', field: 'data.1.id' }],
    })
  })
  test('with bad rows only is an error', () => expect(parseBody('{"data":[{},{}]}', List).issues).toHaveLength(2))
  test('that is empty is a list', () => expect(parseBody('{"data":[]}', List)).toEqual({ issues: [], findings: [], value: { data: [] } }))
  test('is checked as a whole where the contract limits it', () => {
    const Few = z.array(z.string()).check(z.maxLength(1))
    expect(parseBody('["a","b"]', Few).issues).toMatchObject([{ field: '' }])
    expect(parseBody('["a"]', Few).issues).toEqual([])
  })
})

describe('one of several types', () => {
  const Either = z.union([z.object({ kind: z.literal('card'), pan: z.string() }), z.object({ kind: Status, at: z.string() })])

  test('is the one whose words it knows', () => {
    expect(parseBody('{"kind":"open","at":"x","pan":"y"}', Either)).toEqual({ issues: [], findings: [], value: { kind: 'open', at: 'x' } })
  })
  test('is the first that fits, with its unknown word, if none knows it', () => {
    expect(parseBody('{"kind":"pigeon","at":"x"}', Either)).toMatchObject({
      issues: [],
      value: { kind: 'pigeon', at: 'x' },
      findings: [{ type: 'unknown-value', field: 'kind', found: 'pigeon' }],
    })
  })
  test('is nothing if none fits', () => expect(parseBody('{"loft":1}', Either).issues).not.toEqual([]))
  test('or null is read as the one type', () => {
    const Maybe = z.object({ a: z.union([z.null(), z.object({ on: z.boolean() })]) })
    expect(parseBody('{"a":{"on":1}}', Maybe)).toMatchObject({
      issues: [],
      value: { a: { on: true } },
      findings: [{ kind: 'flag', field: 'a.on' }],
    })
    expect(parseBody('{"a":null}', Maybe)).toEqual({ issues: [], findings: [], value: { a: null } })
  })
})

describe('the cursor', () => {
  test.each([
    ['of the contract is no difference', { data: [], meta: { next_cursor: 'n' } }, []],
    ['null of the contract is no difference', { data: [], meta: { next_cursor: null } }, []],
    ['beside the list', { data: [], next_cursor: 'n' }, ['cursor at "meta.next_cursor", expected text or null']],
    [
      'of numbered pages',
      { data: [], meta: { current_page: 1, last_page: 2 } },
      ['page number at "meta.next_cursor", expected text or null'],
    ],
  ])('%s', (_, body, findings) => expect(findingsOf(Page, JSON.stringify(body))).toEqual(findings))

  test('keeps the links that the contract has, and drops a list of links to each page', () => {
    const read = (links: unknown) => parseBody(JSON.stringify({ data: [], next_cursor: 'n', links }), Page)
    expect(read({ next: '/a' }).value).toMatchObject({ links: { next: '/a' } })
    expect(read([{ url: null }])).toMatchObject({ issues: [], value: { data: [], meta: { next_cursor: 'n' } } })
    expect(read([{ url: null }]).value).not.toHaveProperty('links')
  })
  test('is not sought where the contract has none', () => {
    expect(parseBody('{"data":[],"next_cursor":"n"}', List)).toEqual({ issues: [], findings: [], value: { data: [] } })
  })
})
