import { describe, expect, it } from 'vitest'
import type { Contract } from '#openapi/tools/contract.ts'
import { readContract } from '#openapi/tools/contract.ts'
import { compare } from '#openapi/tools/diff/compare.ts'
import { changesOf, operationAt as at, propertyAt as property, schemaAt as schema } from './places.ts'

const without = (list: string[] | undefined, name: string): string[] => (list ?? []).filter((one) => one !== name)

type Plant = [what: string, plant: (contract: Contract) => unknown, operation: string]

// C6: each of these breaks an application that was written for the current contract.
const breaking: Plant[] = [
  ['an operation is gone', (c) => delete c.paths['/api/withdraw/{id}']?.['get'], 'GET /api/withdraw/{id}'],
  [
    'a path is spelt differently',
    (c) => {
      c.paths['/api/preferences'] = c.paths['/api/prefences']!
      delete c.paths['/api/prefences']
    },
    'GET /api/prefences',
  ],
  [
    'a method is another',
    (c) => {
      c.paths['/api/uta/deals'] = { post: at(c, 'GET /api/uta/deals') }
    },
    'GET /api/uta/deals',
  ],
  ['an operationId is another', (c) => (at(c, 'GET /api/balances').operationId = 'getBalances'), 'GET /api/balances'],
  ['an open operation needs a session', (c) => delete at(c, 'GET /landing/uta-deals').security, 'GET /landing/uta-deals'],
  ['a property of an answer is gone', (c) => delete schema(c, 'BalanceList').properties?.['total_worth_usd'], 'GET /api/balances'],
  [
    'a property of an answer is no longer promised',
    (c) => (schema(c, 'BalanceList').required = without(schema(c, 'BalanceList').required, 'data')),
    'GET /api/balances',
  ],
  ['a text becomes a number', (c) => (property(c, 'User', 'firstname').type = 'integer'), 'GET /api/users/me'],
  ['a text may be null', (c) => (property(c, 'User', 'email').type = ['string', 'null']), 'GET /api/users/me'],
  ['an amount of an answer may be signed', (c) => (schema(c, 'Amount').pattern = String.raw`^-?\d+(\.\d{1,18})?$`), 'GET /api/balances'],
  ['a date is no date any more', (c) => delete property(c, 'BalanceList', 'as_of').format, 'GET /api/balances'],
  [
    'a list becomes a single thing',
    (c) => (schema(c, 'BalanceList').properties!['data'] = { $ref: '#/components/schemas/Balance' }),
    'GET /api/balances',
  ],
  [
    'a request wants a new property',
    (c) => {
      schema(c, 'LoginRequest').properties!['captcha'] = { type: 'string' }
      schema(c, 'LoginRequest').required?.push('captcha')
    },
    'POST /login',
  ],
  [
    'a request insists on what was free',
    (c) => (schema(c, 'RegistrationRequest').required = Object.keys(schema(c, 'RegistrationRequest').properties ?? {})),
    'POST /api/users',
  ],
  ['a request’s property has another type', (c) => (property(c, 'LoginRequest', 'password').type = 'integer'), 'POST /login'],
  ['a request’s text is shorter', (c) => (property(c, 'LoginRequest', 'email').maxLength = 5), 'POST /login'],
  ['a request’s text is longer', (c) => (property(c, 'LoginRequest', 'password').minLength = 99), 'POST /login'],
  ['a request’s pattern is stricter', (c) => (property(c, 'LoginRequest', 'email').pattern = '@matu'), 'POST /login'],
  [
    'a word that was sent is unknown',
    (c) => (schema(c, 'VerificationChannel').enum = without(schema(c, 'VerificationChannel').enum as string[], 'phone')),
    'POST /api/verification/{channel}/send',
  ],
  ['a word list closes a free text', (c) => (property(c, 'LoginRequest', 'email').enum = ['vera@example.com']), 'POST /login'],
  [
    'a body is wanted where none was',
    (c) => (at(c, 'DELETE /user/two-factor-authentication').requestBody = { required: true, content: {} }),
    'DELETE /user/two-factor-authentication',
  ],
  [
    'a query parameter is required',
    (c) => (at(c, 'GET /api/balances').parameters = [{ name: 'fiat', in: 'query', required: true, schema: { type: 'string' } }]),
    'GET /api/balances',
  ],
  [
    'an answer of success is gone',
    (c) => {
      const { responses } = at(c, 'GET /api/balances')
      responses['202'] = responses['200']!
      delete responses['200']
    },
    'GET /api/balances',
  ],
  ['an answer has no body any more', (c) => delete at(c, 'GET /api/balances').responses['200']?.content, 'GET /api/balances'],
]

const harmless: [string, (contract: Contract) => unknown][] = [
  ['another description', (c) => (schema(c, 'BalanceList').description = 'All of them.')],
  ['another example', (c) => (at(c, 'GET /api/balances').responses['200']!.content!['application/json']!.example = {})],
  ['another summary', (c) => (at(c, 'GET /api/balances').summary = 'What there is')],
  ['a new operation', (c) => (c.paths['/api/news'] = { get: { operationId: 'listNews', responses: { '200': {} } } })],
  ['a new property of an answer', (c) => (schema(c, 'BalanceList').properties!['note'] = { type: 'string' })],
  ['a new property that a request may have', (c) => (schema(c, 'LoginRequest').properties!['remember'] = { type: 'boolean' })],
  [
    'a new query parameter that may be left out',
    (c) => (at(c, 'GET /api/balances').parameters = [{ name: 'fiat', in: 'query', schema: { type: 'string' } }]),
  ],
  ['a text of a request may be longer', (c) => (property(c, 'LoginRequest', 'email').maxLength = 9999)],
]

describe('the diff of the contract (C6)', () => {
  it('is empty for equal contracts', () => expect(compare(readContract(), readContract())).toEqual([]))

  it.each(breaking)('reports a breaking change where %s', (_, plant, operation) => {
    const found = changesOf(plant).filter(({ level }) => level === 'breaking')
    expect(found.map((change) => change.operation)).toContain(operation)
  })

  it.each(harmless)('reports no break where there is %s', (_, plant) =>
    expect(changesOf(plant).filter(({ level }) => level !== 'harmless')).toEqual([]),
  )

  it('reports a risk where a response may contain a new enum value or status', () => {
    const words = changesOf((c) => (schema(c, 'UtaDealSide').enum as string[]).push('flat'))
    expect(words.find(({ operation }) => operation === 'GET /api/uta/deals')).toMatchObject({ level: 'risky', what: 'also knows "flat"' })
    const status = changesOf((c) => (at(c, 'GET /api/balances').responses['409'] = { description: 'Busy' }))
    expect(status).toMatchObject([{ level: 'risky', part: '409', what: 'may be answered now' }])
  })

  it('takes less than five seconds, even for large changes', () => {
    const started = performance.now()
    const all = changesOf((c) => Object.values(c.components.schemas).forEach((one) => delete one.required))
    expect(all.length).toBeGreaterThan(100)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
