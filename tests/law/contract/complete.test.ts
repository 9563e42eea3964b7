import { describe, expect, it } from 'vitest'
import { moneyOperations, operationFaults, schemaFaults } from '#openapi/tools/rules/complete.ts'
import { readContract, type Contract, type Operation, type Schema } from '#openapi/tools/contract.ts'

const withFault = (plant: (contract: Contract) => void): Contract => {
  const contract = readContract()
  plant(contract)
  return contract
}

const at = (contract: Contract, path: string, method: string): Operation => {
  const operation = contract.paths[path]?.[method]
  if (!operation) throw new Error(`${method} ${path} is not in the contract`)
  return operation
}

const propertyOf = (contract: Contract, name: string, property: string): Schema =>
  contract.components.schemas[name]?.properties?.[property] ?? {}

describe('each operation (C2)', () => {
  it('has its operationId, summary, origin, every status it can answer in the documented shape, and an example per answer', () => {
    expect(operationFaults(readContract())).toEqual([])
  })

  it('that moves money is marked, and no other', () => {
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

  it.each<[string, (operation: Operation) => void, string]>([
    ['summary', (operation) => delete operation.summary, 'has no summary'],
    ['operationId', (operation) => (operation.operationId = ''), 'has no operationId'],
    ['x-origin', (operation) => delete operation['x-origin'], 'has no x-origin'],
    ['status', (operation) => delete operation.responses['419'], 'lacks 419'],
    ['outcome of a money operation', (operation) => delete operation.responses['409'], 'lacks 409'],
    ['example', (operation) => delete operation.responses['201']?.content?.['application/json']?.example, '201 has no example'],
    ['error shape', (operation) => (operation.responses['422'] = operation.responses['401'] ?? {}), '422 is not ValidationProblem'],
  ])('canary: a missing %s is found', (_, plant, fault) => {
    const contract = withFault((copy) => plant(at(copy, '/api/withdraw', 'post')))
    expect(operationFaults(contract)).toEqual([`POST /api/withdraw ${fault}`])
  })

  it('canary: a path parameter without a pattern is found', () => {
    const contract = withFault((copy) => delete copy.components.schemas.Id?.pattern)
    expect(operationFaults(contract)).toContain('GET /api/withdraw/{id} path parameter id has no pattern')
  })

  it('canary: a shared operationId is found', () => {
    const contract = withFault((copy) => (at(copy, '/login', 'post').operationId = 'logout'))
    expect(operationFaults(contract)).toEqual(['GET /logout shares its operationId'])
  })
})

describe('each schema (C2)', () => {
  it('describes every property with its unit, closes its lists and writes money as decimal strings', () => {
    expect(schemaFaults(readContract())).toEqual([])
  })

  it.each<[string, (contract: Contract) => void, string]>([
    ['property without a description', (copy) => delete propertyOf(copy, 'User', 'lang').description, 'User .lang has no description'],
    ['amount without a unit', (copy) => (propertyOf(copy, 'UtaDeal', 'size').description = 'Size.'), 'UtaDeal .size has no unit'],
    [
      'open list',
      (copy) => Object.assign(propertyOf(copy, 'UtaDeal', 'side'), { $ref: undefined, type: 'string' }),
      'UtaDeal .side is not a closed list',
    ],
    ['floating number', (copy) => Object.assign(propertyOf(copy, 'UtaDeal', 'fee'), { type: 'number' }), 'UtaDeal holds a floating number'],
    ['decimal without a pattern', (copy) => delete copy.components.schemas.Amount?.pattern, 'Amount holds a decimal without a pattern'],
    ['schema without an origin', (copy) => delete copy.components.schemas.Balance?.['x-origin'], 'Balance has no x-origin'],
  ])('canary: a %s is found', (_, plant, fault) => {
    expect(schemaFaults(withFault(plant))).toContain(fault)
  })
})

describe('the headers that the transport adds', () => {
  it('are documented once, with the methods that carry them', () => {
    const headers = readContract()['x-request-headers']
    expect(headers.map(({ name }) => name)).toEqual(['Accept', 'Accept-Language', 'X-XSRF-TOKEN', 'Idempotency-Key'])
    expect(headers.find(({ name }) => name === 'Idempotency-Key')?.methods).toEqual(['POST', 'PUT', 'DELETE'])
    expect(headers.every(({ description }) => description !== '')).toBe(true)
  })
})
