import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { Contract } from '#openapi/tools/contract.ts'
import { readContract } from '#openapi/tools/contract.ts'
import { contractAt } from '#openapi/tools/diff/base.ts'
import { compare } from '#openapi/tools/diff/compare.ts'
import { groupChanges } from '#openapi/tools/diff/groups.ts'
import { report } from '#openapi/tools/diff/report.ts'
import { mapContract } from '#openapi/tools/map.ts'
import { changesOf, operationAt, propertyAt, schemaAt } from './places.ts'

const base = readContract()
// An optional request body; the contract itself has none.
operationAt(base, 'POST /api/promo-banner/close').requestBody!.required = false

const changed = (plant: (contract: Contract) => unknown) => changesOf(plant, base)
const told = (plant: (contract: Contract) => unknown): string[] => [
  ...new Set(changed(plant).map(({ level, operation, part, at, what }) => [level, operation, part, at, what].filter(Boolean).join(' | '))),
]
const nullable = (name: string) => ({ oneOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] })

// Besides the breaking changes of diff.test.ts: changes that are easily overlooked.
const finer: [what: string, plant: (contract: Contract) => unknown, said: string][] = [
  [
    'a named value of an answer may be null',
    (c) => (schemaAt(c, 'BalanceList').properties!['total_worth_usd'] = nullable('Amount')),
    'breaking | GET /api/balances | 200 | total_worth_usd | may be null now',
  ],
  [
    'a value of an answer may be anything',
    (c) => delete propertyAt(c, 'User', 'firstname').type,
    'breaking | GET /api/users/me | 200 | firstname | was string, is anything',
  ],
  [
    'a body may no longer be left out',
    (c) => (operationAt(c, 'POST /api/promo-banner/close').requestBody!.required = true),
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
    (c) => (operationAt(c, 'GET /api/balances').security = [{ session: [] }]),
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
    (c) => (schemaAt(c, 'FieldErrors').additionalProperties = { type: 'string' }),
    'breaking | POST /login | 422 | errors.* | was array, is string',
  ],
  [
    'a type deep below two references changes',
    (c) => (propertyAt(c, 'UtaDeal', 'pair').type = 'integer'),
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
    (c) => (operationAt(c, 'GET /api/pools-info').deprecated = true),
    'risky | GET /api/pools-info | operation | is deprecated now',
  ],
  [
    'a field is on its way out',
    (c) => (propertyAt(c, 'BalanceList', 'as_of').deprecated = true),
    'risky | GET /api/balances | 200 | as_of | is deprecated now',
  ],
  [
    'a parameter is on its way out',
    (c) => (c.components.parameters['Cursor']!.deprecated = true),
    'risky | GET /api/uta/deals | query | cursor | is deprecated now',
  ],
]

const noAlarm: [what: string, plant: (contract: Contract) => unknown][] = [
  ['a request that is asked for less form', (c) => delete propertyAt(c, 'LoginRequest', 'email').format],
  [
    'an answer that is never null any more',
    (c) => (schemaAt(c, 'Withdrawal').properties!['tx_hash'] = propertyAt(c, 'Withdrawal', 'tx_hash').oneOf![0]!),
  ],
  ['shapes in another order', (c) => schemaAt(c, 'SignIn').anyOf!.reverse()],
  ['a request that may say null', (c) => (propertyAt(c, 'LoginRequest', 'password').type = ['string', 'null'])],
  ['an answer whose form is told', (c) => (propertyAt(c, 'User', 'firstname').pattern = '.')],
]

describe('the diff of the contract, finer changes', () => {
  it.each(finer)('reports %s', (_, plant, said) => expect(told(plant)).toContain(said))

  it.each(noAlarm)('reports no break for %s', (_, plant) => expect(changed(plant).filter(({ level }) => level !== 'harmless')).toEqual([]))

  it('reports a change of a shared part once, with everything that uses it', () => {
    const next = readContract()
    ;(schemaAt(next, 'ErrorCode').enum as string[]).push('withdraw.late')
    const groups = groupChanges(compare(readContract(), next), mapContract(next))
    expect(groups).toMatchObject([
      {
        title: expect.stringMatching(/^ErrorCode, which \d+ operations share$/) as string,
        many: true,
        level: 'risky',
        lines: ['also knows "withdraw.late"'],
      },
    ])
    expect(groups[0]!.operations.length).toBeGreaterThan(50)
    const text = report(compare(readContract(), next), mapContract(next))
    expect(text).toMatch(/^# 0 breaking, 1 risky, 0 harmless/)
    expect(text.split('\n').length).toBeLessThan(16)
  })

  it('names the pages that use a removed or renamed operation', () => {
    const next = readContract()
    delete next.paths['/api/pools-info']
    operationAt(next, 'GET /api/balances').operationId = 'getBalances'
    const text = report(compare(readContract(), next), mapContract(next, readContract()))
    const [, ...blocks] = text.split('### ')
    expect(blocks.map((block) => [block.split('\n')[0], /Pages: `\/cabinet/.test(block), block.includes('Stories: `')])).toEqual([
      ['GET /api/balances', true, true],
      ['GET /api/pools-info', true, true],
    ])
  })
})

describe('the base of a diff', () => {
  it('is a bundled JSON or YAML file; anything else fails with a clear message', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-file-'))
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    try {
      const contract = readContract()
      expect(compare(contractAt(file('a.json', JSON.stringify(contract))), contract)).toEqual([])
      expect(compare(contractAt(file('a.yaml', stringify(contract))), contract)).toEqual([])
      expect(() => contractAt(file('b.json', '{"name":"x"}'))).toThrow('it is a file, and no OpenAPI document')
      expect(() => contractAt(file('c.yaml', 'paths:\n  /a:\n    $ref: b.yaml'))).toThrow('its paths stand in other files')
      expect(() => contractAt('no-such-revision')).toThrow('not a valid object name')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
