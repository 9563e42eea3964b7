import { describe, expect, it } from 'vitest'
import { reportLine } from '#app/src/integrations/contract-report.ts'
import { createContractMismatches } from '#app/src/dev/contract-mismatches.ts'
import type { SdkReport } from '#sdk'

const unusable: SdkReport = {
  type: 'contract',
  operation: 'listBalances',
  status: 200,
  issues: [
    { field: 'data.0.amount', expected: 'text', got: 'number' },
    { field: 'as_of', expected: 'text', got: 'nothing' },
  ],
}
const word: SdkReport = { type: 'unknown-value', operation: 'listUtaDeals', field: 'data.0.side', expected: 'one of "long"', got: 'text' }
const outcome: SdkReport = { type: 'unknown-outcome', operation: 'createWithdrawal', status: 504 }

describe('responses that break the contract', () => {
  it('are listed by field, and listeners are notified', () => {
    const drifts = createContractMismatches()
    let told = 0
    const stop = drifts.subscribe(() => (told += 1))
    drifts.hear(unusable)
    drifts.hear(word)
    drifts.hear(outcome)
    stop()
    drifts.hear(word)
    expect(told).toBe(2)
    expect(drifts.list().map(({ address, at, expected, got, unusable }) => [address, at, expected, got, unusable])).toEqual([
      ['GET /api/balances', 'data.0.amount', 'text', 'number', true],
      ['GET /api/balances', 'as_of', 'text', 'nothing', true],
      ['GET /api/uta/deals', 'data.0.side', 'one of "long"', 'text', false],
      ['GET /api/uta/deals', 'data.0.side', 'one of "long"', 'text', false],
    ])
  })

  it('are reported with operation, field, expected type and received kind', () => {
    expect(reportLine(unusable)).toBe('contract listBalances at data.0.amount: expected text, got number (and 1 more)')
    expect(reportLine(word)).toBe('unknown-value listUtaDeals at data.0.side: expected one of "long", got text')
    expect(reportLine(outcome)).toBe('unknown-outcome createWithdrawal')
  })
})
