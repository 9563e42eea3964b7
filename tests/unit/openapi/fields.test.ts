import { describe, expect, it } from 'vitest'
import { readContract } from '#openapi/tools/contract.ts'
import { createFields } from '#openapi/tools/verify/fields.ts'
import type { Mismatch } from '#openapi/tools/verify/check.ts'
import { createCheck } from '#openapi/tools/verify/check.ts'
import { fieldLines, mismatchTable } from '#openapi/tools/verify/table.ts'
import { operationAt } from './places.ts'

const contract = readContract()
const headers = new Headers({ Date: 'now', 'Cache-Control': 'private', 'Content-Type': 'application/json' })
const exampleOf = (name: string) => {
  const { example, examples } = operationAt(contract, name).responses['200']!.content!['application/json']!
  return structuredClone(example ?? Object.values(examples ?? {})[0]?.value) as Record<string, unknown>
}

/** What the verification says of these answers. */
const verified = (answers: Record<string, object>) => {
  const fields = createFields(contract)
  const check = createCheck(contract, fields.note)
  const mismatches = Object.entries(answers).flatMap(([name, body]): Mismatch[] =>
    check(name, operationAt(contract, name), { status: 200, headers, text: JSON.stringify(body) }),
  )
  return { mismatches, fields: fields.result() }
}

describe('fields of which the form of an answer says nothing', () => {
  it('are named: optional ones that no answer had, and ones that the contract does not know', () => {
    const { withdraws_blocked_until, ...settings } = exampleOf('GET /api/users/settings')
    const wallets = exampleOf('GET /api/trust-wallet')
    for (const one of wallets['data'] as Record<string, unknown>[]) one['colour'] = 'red'
    const { mismatches, fields } = verified({
      'GET /api/users/settings': { ...settings, withdrawsBlockedUntil: withdraws_blocked_until, 'vera@matu.test': true },
      'GET /api/trust-wallet': wallets,
    })
    expect(mismatches).toEqual([])
    expect(fields.absent).toContain('UserSettings.withdraws_blocked_until')
    expect(fields.unknown).toEqual(['TrustedWallet.colour', 'UserSettings.withdrawsBlockedUntil'])
    expect(fieldLines(fields).at(-1)).toBe('in answers, not in the contract: TrustedWallet.colour, UserSettings.withdrawsBlockedUntil')
  })

  it('are none in an example that has every field', () => {
    const name = 'GET /api/pools-info'
    expect(verified({ [name]: exampleOf(name) }).fields).toEqual({ absent: [], unknown: [] })
  })
})

describe('one habit of a server', () => {
  it('is one line: days in another notation', () => {
    const deals = exampleOf('GET /api/uta/deals')
    for (const one of deals['data'] as Record<string, unknown>[]) Object.assign(one, { opened_at: '14.08.2026', closed_at: '14.08.2026' })
    const { mismatches } = verified({
      'GET /api/uta/deals': deals,
      'GET /api/users/me': { ...exampleOf('GET /api/users/me'), created_at: '14.08.2026' },
    })
    expect(mismatches).toHaveLength(3)
    expect(mismatchTable(mismatches).match(/a date-time/g)).toHaveLength(1)
  })

  it('tells a word that the contract does not know from a value of another type', () => {
    const { mismatches } = verified({ 'GET /api/users/me': { ...exampleOf('GET /api/users/me'), lang: 'xx' } })
    expect(mismatches).toMatchObject([{ at: 'body lang', got: 'another word' }])
  })
})
