import { describe, expect, it } from 'vitest'
import type { Tested } from '#design-system/lib/testTransfer.ts'
import { testAmount } from '#design-system/lib/testTransfer.ts'

const noFee = { fee_type: 'usdt', token: 'USDT', amount: '0', discount: '0' } as const
const much: Tested = { amount: '5000', token: 'USDT', price: '1', fee: noFee, from: '1000' }

describe('a test transfer', () => {
  it('is proposed from the threshold on, exactly', () => {
    expect(testAmount({ ...much, amount: '1000' })).toBe('10')
    expect(testAmount({ ...much, amount: '999.999999999999999999' })).toBeNull()
  })
  it('is worth ten dollars or a little more, in a number that is easy to recognize', () => {
    expect(testAmount({ ...much, price: '1.084', token: 'MATU' })).toBe('10')
    expect(testAmount({ ...much, price: '598.4', token: 'BNB' })).toBe('0.02')
    expect(testAmount({ ...much, price: '0.003', amount: '400000' })).toBe('3334')
  })
  it('is not proposed where the worth is unknown, the fee would take all of it, or it is no less than the amount', () => {
    expect(testAmount({ ...much, price: undefined })).toBeNull()
    expect(testAmount({ ...much, price: '0' })).toBeNull()
    expect(testAmount({ ...much, fee: { ...noFee, amount: '10' } })).toBeNull()
    expect(testAmount({ ...much, from: '5', amount: '10' })).toBeNull()
  })
})
