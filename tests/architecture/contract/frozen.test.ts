import { describe, expect, it } from 'vitest'
import { readContract } from '#openapi/tools/contract.ts'
import { DECIDED, FROZEN, frozenFaults } from '#openapi/tools/rules/frozen.ts'

describe('the calls that are fixed by the product (C1)', () => {
  it('are all in the contract as specified, and every other call is marked as an assumption', () => {
    expect(new Set<string>([...FROZEN, ...DECIDED]).size).toBe(64)
    expect(frozenFaults(readContract())).toEqual([])
  })

  it('canary: a corrected spelling is found', () => {
    const contract = readContract()
    contract.paths['/api/preferences'] = contract.paths['/api/prefences'] ?? {}
    delete contract.paths['/api/prefences']
    expect(frozenFaults(contract)).toEqual(['GET /api/prefences is missing', 'GET /api/preferences has x-origin product'])
  })

  it('canary: a call of ours marked as fixed by the product is found', () => {
    const contract = readContract()
    const logIn = contract.paths['/login']?.post
    if (logIn) contract.paths['/api/invented'] = { post: { ...logIn, operationId: 'invented' } }
    expect(frozenFaults(contract)).toEqual(['POST /api/invented has x-origin product'])
  })
})

describe('enums and fields that are fixed by the product', () => {
  const schemas = Object.entries(readContract().components.schemas)

  it('every enum is marked as an assumption, except the fully specified ones', () => {
    const named = schemas.filter(([, schema]) => schema.enum && schema['x-origin'] === 'product').map(([name]) => name)
    expect(named.toSorted()).toEqual(
      ['Lang', 'Network', 'RankName', 'TwoFactorState', 'UtaTokenName', 'VerificationChannel', 'VerificationState'].toSorted(),
    )
    expect(schemas.filter(([, schema]) => schema.enum && schema['x-origin'] === undefined)).toEqual([])
  })

  /** The fields that the product requires; responses with only these are valid. A trusted wallet's id comes from the path. */
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

  it.each(Object.entries(fields))('%s requires no other field than %j', (name, allowed) => {
    const schema = readContract().components.schemas[name]
    expect(schema).toBeDefined()
    expect((schema?.required ?? []).filter((field) => !allowed.includes(field))).toEqual([])
  })
})
