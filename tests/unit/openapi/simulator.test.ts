import { describe, expect, it } from 'vitest'
import type { Contract } from '#openapi/tools/contract.ts'
import { readContract, rowsOf } from '#openapi/tools/contract.ts'
import { contradictions } from '#openapi/tools/kit/contradictions.ts'
import { operationAt, propertyAt, schemaAt } from './places.ts'

/** Another status for the same answer, as an edit of the YAML would write it. */
const renumber = (contract: Contract, name: string, from: string, to: string): void => {
  const { responses } = operationAt(contract, name)
  responses[to] = responses[from]!
  delete responses[from]
}

const planted: [what: string, plant: (contract: Contract) => unknown, at: RegExp][] = [
  [
    'a conflict has another status',
    (c) => renumber(c, 'POST /api/trust-wallet/verification-code-confirm', '409', '410'),
    /verification-code-confirm status 409$/,
  ],
  [
    'a forbidden read has another status',
    (c) => renumber(c, 'GET /api/insurance/type', '403', '451'),
    /GET \/api\/insurance\/type status 403$/,
  ],
  [
    'a missing wallet has another status',
    (c) => renumber(c, 'GET /api/users/wallet/{network}', '404', '410'),
    /users\/wallet\/\{network\} route$/,
  ],
  ['a success of money has another status', (c) => renumber(c, 'POST /api/withdraw', '201', '202'), /POST \/api\/withdraw status 201$/],
  [
    'a refused sign-in by Google has another status',
    (c) => renumber(c, 'POST /auth/google', '403', '401'),
    /POST \/auth\/google status 403$/,
  ],
  [
    'a text may be shorter',
    (c) => (schemaAt(c, 'TrustedWalletLabel').maxLength = 40),
    /trust-wallet label 41 characters, with maxLength 40$/,
  ],
  [
    'an address may be shorter',
    (c) => (propertyAt(c, 'LoginRequest', 'email').maxLength = 100),
    /POST \/login email 101 characters, with maxLength 100$/,
  ],
  [
    'a text may be longer',
    (c) => (propertyAt(c, 'RegistrationRequest', 'firstname').maxLength = 90),
    /POST \/api\/users firstname 90 characters, with maxLength 90$/,
  ],
  [
    'a list knows another word',
    (c) => (schemaAt(c, 'FeeType').enum = ['usdt', 'matu', 'bnb']),
    /uta\/withdraw fee_type "bnb", one of the list$/,
  ],
  [
    'a page is smaller',
    (c) => (c.components.parameters['PerPage']!.schema.maximum = 100),
    /GET \/api\/uta\/deals per_page 101, with maximum 100$/,
  ],
]

describe('the simulator and the contract, as `npm run contract` compares them', () => {
  it('agree, and nine of ten documented answers are reached', async () => {
    const contract = readContract()
    const { asked, reached, faults } = await contradictions(contract)
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThan(1000)
    const documented = rowsOf(contract).flatMap(({ method, path, operation }) =>
      Object.keys(operation.responses).map((status) => `${method} ${path} ${status}`),
    )
    expect(documented.filter((one) => reached.has(one)).length / documented.length).toBeGreaterThan(0.9)
  })

  it('contradict each other where one was changed: every planted change is found, in one run', async () => {
    const contract = readContract()
    for (const [, plant] of planted) plant(contract)
    // The operations in which something was planted.
    const touched = /^\/(login|auth\/google|api\/(trust-wallet|insurance\/type|users|withdraw|uta\/(withdraw|deals)))/
    for (const path of Object.keys(contract.paths)) if (!touched.test(path)) delete contract.paths[path]
    const { faults } = await contradictions(contract)
    const places = faults.map((fault) => `${fault.operation} ${fault.at}`)
    expect(planted.filter(([, , at]) => !places.some((place) => at.test(place))).map(([what]) => what)).toEqual([])
  })
})
