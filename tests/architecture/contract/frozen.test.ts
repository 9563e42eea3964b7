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

describe('what product.md says of words and fields', () => {
  const schemas = Object.entries(readContract().components.schemas)

  it('every list of words is an assumption but the ones that it names whole', () => {
    const named = schemas.filter(([, schema]) => schema.enum && schema['x-origin'] === 'product').map(([name]) => name)
    expect(named.toSorted()).toEqual(
      ['Lang', 'Network', 'RankName', 'TwoFactorState', 'UtaTokenName', 'VerificationChannel', 'VerificationState'].toSorted(),
    )
    expect(schemas.filter(([, schema]) => schema.enum && schema['x-origin'] === undefined)).toEqual([])
  })

  /** The fields that product.md §3 names: an answer without any other is whole. A trusted wallet has its id from the path and its address from §3. */
  const fields: Readonly<Record<string, readonly string[]>> = {
    User: ['firstname', 'lastname', 'email', 'lang', 'avatar_url', 'telegram_username'],
    Preferences: [],
    UserSettings: [],
    VerificationStatus: [],
    UtaSubscription: [],
    UtaDelegationRequested: ['request_id'],
    UtaDelegation: [],
    InsuranceType: ['uuid'],
    UserInsurance: ['is_active'],
    TrustedWallet: ['id', 'address'],
  }

  it.each(Object.entries(fields))('of %s no other field is required than the ones that it names: %j', (name, allowed) => {
    const schema = readContract().components.schemas[name]
    expect(schema).toBeDefined()
    expect((schema?.required ?? []).filter((field) => !allowed.includes(field))).toEqual([])
  })
})
