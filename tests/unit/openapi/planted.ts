import type { Contract } from '#openapi/tools/contract.ts'
import { readContract } from '#openapi/tools/contract.ts'
import { operationAt as at, propertyAt as property, schemaAt as schema } from './places.ts'

type Plant = (contract: Contract) => unknown
type Level = 'breaking' | 'risky' | 'harmless'

export interface Planted {
  what: string
  plant: Plant
  /** The worst that is to be said of it. */
  level: Level
  /** The operation that has it, or the whole finding: `level | operation | part | place | what`. */
  said?: string
}

const rows = (level: Level, list: readonly [what: string, plant: Plant, said?: string][]): Planted[] =>
  list.map(([what, plant, said]) => ({ what, plant, level, ...(said !== undefined && { said }) }))
const without = (list: string[] | undefined, name: string): string[] => (list ?? []).filter((one) => one !== name)
const nullable = (name: string) => ({ oneOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] })
const withoutParameter = (c: Contract, name: string) => {
  const operation = at(c, 'GET /api/transactions')
  operation.parameters = operation.parameters?.filter((one) => one.name !== name)
  return operation
}

/** The contract, with an optional request body; it has none itself. */
export const base = readContract()
at(base, 'POST /api/promo-banner/close').requestBody!.required = false

// C6: each of these breaks an application that was written for the current contract.
const breaking = rows('breaking', [
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
    'a body is required where there was none',
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
  ['an operation loses its sign-in', (c) => (at(c, 'GET /api/balances').security = []), 'GET /api/balances'],
  [
    'an answer is wrapped in `data`',
    (c) => {
      const media = at(c, 'GET /api/users/me').responses['200']!.content!['application/json']!
      media.schema = { type: 'object', properties: { data: media.schema } }
    },
    'GET /api/users/me',
  ],
  ['a path parameter becomes an integer', (c) => (c.components.parameters['Id']!.schema = { type: 'integer' }), 'GET /api/withdraw/{id}'],
])

// Rules that are seldom seen in a contract, and a whole server.
const seldom = rows('breaking', [
  ['the server is another', (c) => (c.servers = [{ url: '/v2' }]), 'breaking | every request | server / | is gone'],
  [
    'a field of a request demands another',
    (c) => Object.assign(schema(c, 'LoginRequest'), { dependentRequired: { email: ['device'] } }),
    'breaking | POST /login | request | `dependentRequired` is new',
  ],
  [
    'a request needs more fields',
    (c) => (schema(c, 'LoginRequest').minProperties = 3),
    'breaking | POST /login | request | minProperties was none, is 3',
  ],
  [
    'a request may not look like this',
    (c) => Object.assign(schema(c, 'LoginRequest'), { not: { required: ['remember'] } }),
    'breaking | POST /login | request | `not` is new',
  ],
  [
    'a request must fit another schema too',
    (c) => Object.assign(schema(c, 'LoginRequest'), { allOf: [{ required: ['captcha'] }] }),
    'breaking | POST /login | request | `allOf` is new',
  ],
  [
    'a request has a condition',
    (c) => Object.assign(schema(c, 'LoginRequest'), { if: { required: ['email'] }, else: { required: ['captcha'] } }),
    'breaking | POST /login | request | `else` is new',
  ],
])

// The server would ignore it, and answer with other rows than were asked for.
const lookUps = rows('breaking', [
  ['a filter is gone', (c) => withoutParameter(c, 'search'), 'breaking | GET /api/transactions | query | search | is gone'],
  [
    'a filter is a header now',
    (c) => withoutParameter(c, 'search').parameters!.push({ name: 'search', in: 'header', schema: { type: 'string' } }),
    'breaking | GET /api/transactions | query | search | is gone',
  ],
  [
    'the look-up of a lost answer is gone',
    (c) => withoutParameter(c, 'idempotency_key'),
    'breaking | GET /api/transactions | query | idempotency_key | is gone',
  ],
])

// Changes that are easily overlooked.
const finer: Planted[] = (
  [
    [
      'a named value of an answer may be null',
      (c) => (schema(c, 'BalanceList').properties!['total_worth_usd'] = nullable('Amount')),
      'breaking | GET /api/balances | 200 | total_worth_usd | may be null now',
    ],
    [
      'a value of an answer may be anything',
      (c) => delete property(c, 'User', 'firstname').type,
      'breaking | GET /api/users/me | 200 | firstname | was string, is anything',
    ],
    [
      'a body may no longer be left out',
      (c) => (at(c, 'POST /api/promo-banner/close').requestBody!.required = true),
      'breaking | POST /api/promo-banner/close | request | may no longer be left out',
    ],
    [
      'an answer loses a header',
      (c) => delete c.components.responses['Throttled']!.headers!['Retry-After'],
      'breaking | POST /login | 429 | header Retry-After | is gone',
    ],
    [
      'a header has another type',
      (c) => (c.components.headers['RetryAfter']!.schema!.type = 'string'),
      'breaking | POST /login | 429 | header Retry-After | was integer, is string',
    ],
    [
      'the bearer alone is no longer enough',
      (c) => (at(c, 'GET /api/balances').security = [{ session: [] }]),
      'breaking | GET /api/balances | operation | no longer takes bearer as a sign-in',
    ],
    [
      'the session cookie has another name',
      (c) => (c.components.securitySchemes['session']!.name = 'sid'),
      'breaking | every request | sign-in by session | name was matu_session, is sid',
    ],
    [
      'every request wants another header',
      (c) => c['x-request-headers'].push({ name: 'X-Version', methods: ['GET'], description: 'Which.' }),
      'breaking | every request | header X-Version | is required with GET now',
    ],
    [
      'values of a map are something else',
      (c) => (schema(c, 'FieldErrors').additionalProperties = { type: 'string' }),
      'breaking | POST /login | 422 | errors.* | was array, is string',
    ],
    [
      'a type deep below two references changes',
      (c) => (property(c, 'UtaDeal', 'pair').type = 'integer'),
      'breaking | GET /api/uta/deals | 200 | data[].pair | was string, is integer',
    ],
    [
      'a shared parameter is bounded',
      (c) => (c.components.parameters['PerPage']!.schema.maximum = 50),
      'breaking | GET /api/uta/deals | query | per_page | maximum was 200, is 50',
    ],
    [
      'a default is another',
      (c) => (c.components.parameters['PerPage']!.schema.default = 10),
      'risky | GET /api/uta/deals | query | per_page | default was 20, is 10',
    ],
    [
      'an operation is on its way out',
      (c) => (at(c, 'GET /api/pools-info').deprecated = true),
      'risky | GET /api/pools-info | operation | is deprecated now',
    ],
    [
      'a field is on its way out',
      (c) => (property(c, 'BalanceList', 'as_of').deprecated = true),
      'risky | GET /api/balances | 200 | as_of | is deprecated now',
    ],
    [
      'a parameter is on its way out',
      (c) => (c.components.parameters['Cursor']!.deprecated = true),
      'risky | GET /api/uta/deals | query | cursor | is deprecated now',
    ],
  ] as [string, Plant, string][]
).map(([what, plant, said]) => ({ what, plant, said, level: said.split(' | ')[0] as Level }))

const risky = rows('risky', [
  [
    'a word that an answer may have',
    (c) => (schema(c, 'UtaDealSide').enum as string[]).push('flat'),
    'risky | GET /api/uta/deals | 200 | data[].side | also knows "flat"',
  ],
  [
    'a status that may be answered',
    (c) => (at(c, 'GET /api/balances').responses['409'] = { description: 'Busy' }),
    'risky | GET /api/balances | 409 | may be answered now',
  ],
  ['an operation that is repeated more', (c) => delete at(c, 'POST /api/withdraw')['x-moves-money'], 'POST /api/withdraw'],
])

const harmless = rows('harmless', [
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
  ['a request that is asked for less form', (c) => delete property(c, 'LoginRequest', 'email').format],
  [
    'an answer that is never null any more',
    (c) => (schema(c, 'Withdrawal').properties!['tx_hash'] = property(c, 'Withdrawal', 'tx_hash').oneOf![0]!),
  ],
  ['shapes in another order', (c) => schema(c, 'SignIn').anyOf!.reverse()],
  ['a request that may say null', (c) => (property(c, 'LoginRequest', 'password').type = ['string', 'null'])],
  ['an answer whose form is told', (c) => (property(c, 'User', 'firstname').pattern = '.')],
  [
    'a field that a request may leave out',
    (c) => (schema(c, 'LoginRequest').required = without(schema(c, 'LoginRequest').required, 'password')),
    'harmless | POST /login | request | password | may be left out now',
  ],
  ['an answer that promises more fields', (c) => (schema(c, 'User').minProperties = 5)],
  ['an error that is answered no more', (c) => delete at(c, 'GET /api/balances').responses['500']],
  [
    'another name of a path parameter',
    (c) => {
      const path = c.paths['/api/uta/delegate/{requestId}']!
      delete c.paths['/api/uta/delegate/{requestId}']
      c.components.parameters['RequestId']!.name = 'id'
      c.paths['/api/uta/delegate/{id}'] = path
    },
    'harmless | GET /api/uta/delegate/{requestId} | path | requestId | is called id now',
  ],
])

/** Changes planted in the contract, each with what has to be said of it. */
export const planted: readonly Planted[] = [...breaking, ...seldom, ...lookUps, ...finer, ...risky, ...harmless]
