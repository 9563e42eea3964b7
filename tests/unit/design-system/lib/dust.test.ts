import { describe, expect, it } from 'vitest'
import { isDust } from '#design-system/lib/dust.ts'

describe('dust', () => {
  it('is a deposit worth less than a cent, to the last digit', () => {
    expect(isDust({ type: 'deposit', worth_usd: '0.009999999999999999' })).toBe(true)
    expect(isDust({ type: 'deposit', worth_usd: '0' })).toBe(true)
    expect(isDust({ type: 'deposit', worth_usd: '0.01' })).toBe(false)
  })
  it('is nothing of unknown worth, and nothing that the product pays or that was sent', () => {
    expect(isDust({ type: 'deposit' })).toBe(false)
    expect(isDust({ type: 'referral_reward', worth_usd: '0.001' })).toBe(false)
    expect(isDust({ type: 'withdrawal', worth_usd: '-500' })).toBe(false)
  })
})
