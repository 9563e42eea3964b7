import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Contract } from '#openapi/tools/contract.ts'
import { parametersOf, readContract, root, rowsOf } from '#openapi/tools/contract.ts'
import type { Messages } from '#openapi/tools/messages.ts'
import { readMessages } from '#openapi/tools/messages.ts'
import { moneyOperations } from '#openapi/tools/rules/complete.ts'
import { exampleFaults } from '#openapi/tools/rules/examples.ts'
import { DECIDED, FROZEN } from '#openapi/tools/rules/frozen.ts'
import { houseFaults } from '#openapi/tools/rules/house.ts'
import { operationAt, propertyAt } from './places.ts'

const exampleOf = (c: Contract, name: string): Record<string, unknown> =>
  operationAt(c, name).responses['200']?.content?.['application/json']?.example as Record<string, unknown>
const withdrawal = (c: Contract) => operationAt(c, 'POST /api/withdraw')
const wrongCapitals = '0x3eD21b7C94aF60835dB1c0E7718f2aA94C6b50D8'
const noReplacement = 'is deprecated and does not say what to use instead'

/** Typical careless changes, planted together. A rule must report each in these words. */
const planted: readonly [fault: string, plant: (contract: Contract, messages: Messages) => unknown][] = [
  ['GET /logout shares its operationId', (c) => (operationAt(c, 'POST /login').operationId = 'logout')],
  ['POST /api/withdraw has no x-origin', (c) => delete withdrawal(c)['x-origin']],
  ['POST /api/withdraw lacks 419', (c) => delete withdrawal(c).responses['419']],
  ['POST /api/withdraw lacks 409', (c) => delete withdrawal(c).responses['409']],
  ['POST /api/withdraw lacks the header X-XSRF-TOKEN', (c) => (withdrawal(c).parameters = [])],
  ['POST /api/withdraw 201 has no example', (c) => delete withdrawal(c).responses['201']?.content?.['application/json']?.example],
  ['POST /api/withdraw 422 is not ValidationProblem', (c) => (withdrawal(c).responses['422'] = withdrawal(c).responses['401']!)],
  ['POST /login 429 has no Retry-After', (c) => delete c.components.responses['Throttled']?.headers],
  ['GET /api/withdraw/{id} path parameter id has no pattern', (c) => delete c.components.schemas['Id']?.pattern],
  ['User .lang has no description', (c) => delete propertyAt(c, 'User', 'lang').description],
  ['UtaDeal .size has no unit', (c) => (propertyAt(c, 'UtaDeal', 'size').description = 'Size.')],
  ['UtaDeal .side is not a closed list', (c) => Object.assign(propertyAt(c, 'UtaDeal', 'side'), { $ref: undefined, type: 'string' })],
  ['UtaDeal holds a floating number', (c) => Object.assign(propertyAt(c, 'UtaDeal', 'fee'), { type: 'number' })],
  ['Amount holds a decimal without a pattern', (c) => delete c.components.schemas['Amount']?.pattern],
  ['GET /api/prefences 200: /matu_price must be string', (c) => (exampleOf(c, 'GET /api/prefences')['matu_price'] = 1.084)],
  ['GET /api/prefences 200:  must NOT have additional properties', (c) => (exampleOf(c, 'GET /api/prefences')['matu_prize'] = '1')],
  [
    'GET /api/balances 200: /as_of must match format "date-time"',
    (c) => (exampleOf(c, 'GET /api/balances')['as_of'] = '2026-08-14T14:20:00'),
  ],
  [
    `GET /api/users/wallet/{network} 200: ${wrongCapitals} has wrong capitals, EIP-55 writes 0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8`,
    (c) => (exampleOf(c, 'GET /api/users/wallet/{network}')['address'] = wrongCapitals),
  ],
  ['POST /api/invented has x-origin product', (c) => (c.paths['/api/invented'] = { post: { ...operationAt(c, 'POST /auth/google') } })],
  [
    'GET /api/statistics-uta is missing',
    (c) => {
      c.paths['/api/uta-statistics'] = c.paths['/api/statistics-uta']!
      delete c.paths['/api/statistics-uta']
    },
  ],
  [
    'QuoteExpired says "Too late.", which is not exchange.expired',
    (c) =>
      (c.components.responses['QuoteExpired']!.content!['application/json']!.example = { message: 'Too late.', code: 'exchange.expired' }),
  ],
  [`GET /api/pools-info ${noReplacement}`, (c) => (operationAt(c, 'GET /api/pools-info').deprecated = true)],
  [`GET /api/uta/deals parameter cursor ${noReplacement}`, (c) => (c.components.parameters['Cursor']!.deprecated = true)],
  [`User .firstname ${noReplacement}`, (c) => (propertyAt(c, 'User', 'firstname').deprecated = true)],
  [
    '/api/balances parameters stands beside the methods: write it in each operation',
    (c) => Object.assign(c.paths['/api/balances']!, { parameters: [] }),
  ],
  ['withdraw.blocked has no text in de', (_, messages) => (messages['withdraw.blocked']!.de = '')],
  ['ErrorCode auth.failed has no texts in messages.yaml', (_, messages) => delete messages['auth.failed']],
  ['messages.yaml auth.new is not in ErrorCode', (_, messages) => (messages['auth.new'] = { en: 'N', ru: 'Н', de: 'N', es: 'N' })],
  ['auth.new in de fills in other names than in en', (_, messages) => (messages['auth.new']!.de = 'Neu in :seconds.')],
]

describe('the contract’s own rules (C2)', () => {
  it('find nothing in the contract, and check every example, requests and errors included', () => {
    expect(houseFaults(readContract(), readMessages())).toEqual([])
    expect(exampleFaults(readContract()).checked).toBeGreaterThan(400)
    expect(new Set<string>([...FROZEN, ...DECIDED]).size).toBe(69)
  })

  it('find each of the planted faults', () => {
    const [contract, messages] = [readContract(), readMessages()]
    for (const [, plant] of planted) plant(contract, messages)
    expect(houseFaults(contract, messages)).toEqual(expect.arrayContaining(planted.map(([fault]) => fault)))
  })

  it('accept what is deprecated if it names its replacement', () => {
    const contract = readContract()
    Object.assign(propertyAt(contract, 'User', 'lang'), { deprecated: true, description: 'Use the settings instead.' })
    expect(houseFaults(contract, readMessages())).toEqual([])
  })
})

describe('the contract', () => {
  it('marks exactly the operations that move money', () => {
    expect(moneyOperations(readContract()).join(' ')).toBe(
      'confirmWithdrawal createWithdrawal exchangeTokens requestUtaDelegation subscribeToUta takeOutInsurance withdrawFromUta',
    )
  })

  it('documents the headers of the transport once: with the methods that send them, or as parameters of every write', () => {
    const contract = readContract()
    const headers = contract['x-request-headers']
    expect(headers.map(({ name }) => name)).toEqual(['Accept', 'Accept-Language', 'X-XSRF-TOKEN'])
    expect(headers.find(({ name }) => name === 'X-XSRF-TOKEN')?.methods).toEqual(['GET'])
    expect(headers.every(({ description }) => description !== '')).toBe(true)
    for (const { method, path, operation } of rowsOf(contract)) {
      const own = parametersOf(contract, operation).filter((one) => one.in === 'header')
      const written = own.map(({ name, 'x-origin': origin }) => `${name} ${origin ?? ''}`)
      expect(written, `${method} ${path}`).toEqual(method === 'GET' ? [] : ['X-XSRF-TOKEN product', 'Idempotency-Key assumption'])
    }
    // Orval writes a type of headers for each function that takes some.
    const generated = readdirSync(join(root, 'sdk/generated'), { recursive: true, encoding: 'utf8' })
    expect(generated.filter((name) => /-headers\.(zod\.)?ts$/.test(name))).toEqual([])
  })
})
