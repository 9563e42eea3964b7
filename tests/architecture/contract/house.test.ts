import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parametersOf, readContract, root, rowsOf } from '#openapi/tools/contract.ts'
import { readMessages } from '#openapi/tools/messages.ts'
import { moneyOperations } from '#openapi/tools/rules/complete.ts'
import { exampleFaults } from '#openapi/tools/rules/examples.ts'
import { houseFaults } from '#openapi/tools/rules/house.ts'
import { messageFaults } from '#openapi/tools/rules/messages.ts'
import { operationAt, propertyAt } from './places.ts'
import { planted } from './planted.ts'

describe('the contract’s own rules (C2)', () => {
  it('find nothing in the contract', () => {
    expect(houseFaults(readContract(), readMessages())).toEqual([])
  })

  it('check every example, requests and errors included', () => {
    expect(exampleFaults(readContract()).checked).toBeGreaterThan(400)
  })

  it('have a fixed set of 22 planted violations', () => {
    expect(planted).toHaveLength(22)
    expect(new Set(planted.map(([what]) => what)).size).toBe(22)
  })

  it.each(planted)('find %s', (_, plant, fault) => {
    const written = { contract: readContract(), messages: readMessages() }
    plant(written)
    expect(houseFaults(written.contract, written.messages)).toContain(fault)
  })
})

describe('a deprecated operation, parameter or field', () => {
  it('names its replacement', () => {
    const contract = readContract()
    operationAt(contract, 'GET /api/pools-info').deprecated = true
    contract.components.parameters['Cursor']!.deprecated = true
    Object.assign(propertyAt(contract, 'User', 'lang'), { deprecated: true, description: 'Use the settings instead.' })
    propertyAt(contract, 'User', 'firstname').deprecated = true
    const faults = houseFaults(contract, readMessages())
    expect(faults).toEqual(
      expect.arrayContaining([
        'GET /api/pools-info is deprecated and does not say what to use instead',
        'GET /api/uta/deals parameter cursor is deprecated and does not say what to use instead',
        'User .firstname is deprecated and does not say what to use instead',
      ]),
    )
    expect(faults.filter((fault) => fault.startsWith('User .lang'))).toEqual([])
  })
})

describe('a key beside the methods of a path', () => {
  it('is found: our tools read operations only', () => {
    const contract = readContract()
    Object.assign(contract.paths['/api/balances']!, { parameters: [] })
    expect(houseFaults(contract, readMessages())).toEqual([
      '/api/balances parameters stands beside the methods: write it in each operation',
    ])
  })
})

describe('operations that move money', () => {
  it('are exactly the ones that are marked', () => {
    expect(moneyOperations(readContract())).toEqual([
      'confirmWithdrawal',
      'createWithdrawal',
      'exchangeTokens',
      'requestUtaDelegation',
      'subscribeToUta',
      'takeOutInsurance',
      'withdrawFromUta',
    ])
  })
})

describe('error codes', () => {
  it('have a message in each of the four languages, and the schema lists exactly these codes', () => {
    expect(messageFaults(readContract(), readMessages())).toEqual([])
    const left = readMessages()
    delete left['auth.failed']
    expect(messageFaults(readContract(), left)).toContain('ErrorCode auth.failed has no texts in messages.yaml')
    const more = { ...readMessages(), 'auth.new': { en: 'New.', ru: 'Новый.', de: 'Neu.', es: 'Nuevo.' } }
    expect(messageFaults(readContract(), more)).toEqual(['messages.yaml auth.new is not in ErrorCode'])
    more['auth.new'].de = 'Neu in :seconds.'
    expect(messageFaults(readContract(), more)).toContain('auth.new in de fills in other names than in en')
  })
})

describe('headers added by the transport', () => {
  it('are documented once: with the methods that send them, or as parameters of every write', () => {
    const contract = readContract()
    const headers = contract['x-request-headers']
    expect(headers.map(({ name }) => name)).toEqual(['Accept', 'Accept-Language', 'X-XSRF-TOKEN'])
    expect(headers.find(({ name }) => name === 'X-XSRF-TOKEN')?.methods).toEqual(['GET'])
    expect(headers.every(({ description }) => description !== '')).toBe(true)
    for (const { method, path, operation } of rowsOf(contract)) {
      const own = parametersOf(contract, operation).filter((one) => one.in === 'header')
      expect([method, path, own.map(({ name, 'x-origin': origin }) => `${name} ${origin ?? ''}`)]).toEqual([
        method,
        path,
        method === 'GET' ? [] : ['X-XSRF-TOKEN product', 'Idempotency-Key assumption'],
      ])
    }
  })

  it('are no arguments of the generated functions: Orval writes a type of headers for each that has some', () => {
    const written = readdirSync(join(root, 'sdk/generated'), { recursive: true, encoding: 'utf8' })
    expect(written.filter((name) => /-headers\.(zod\.)?ts$/.test(name))).toEqual([])
  })
})
