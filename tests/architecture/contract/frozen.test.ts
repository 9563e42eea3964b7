import { describe, expect, it } from 'vitest'
import { readContract } from '#openapi/tools/contract.ts'
import { DECIDED, FROZEN, frozenFaults } from '#openapi/tools/rules/frozen.ts'

describe('the calls of product.md §7 (C1)', () => {
  it('are all in the contract as the specification spells them, and everything more is an assumption', () => {
    expect(new Set<string>([...FROZEN, ...DECIDED]).size).toBe(64)
    expect(frozenFaults(readContract())).toEqual([])
  })

  it('canary: a corrected spelling is found', () => {
    const contract = readContract()
    contract.paths['/api/preferences'] = contract.paths['/api/prefences'] ?? {}
    delete contract.paths['/api/prefences']
    expect(frozenFaults(contract)).toEqual(['GET /api/prefences is missing', 'GET /api/preferences has x-origin product'])
  })

  it('canary: a call of ours that poses as the product’s is found', () => {
    const contract = readContract()
    const logIn = contract.paths['/login']?.post
    if (logIn) contract.paths['/api/invented'] = { post: { ...logIn, operationId: 'invented' } }
    expect(frozenFaults(contract)).toEqual(['POST /api/invented has x-origin product'])
  })
})
