import { describe, expect, it } from 'vitest'
import { canPay, doubtOf, feesOf, netOf, shownFee } from '#design-system/lib/fees.ts'
import { feeOf } from '#mocks/rules/fees.ts'
import { preferences } from '#mocks/fixtures/market.ts'
import { decimal } from '#mocks/world/units.ts'

const sample = preferences
const defaults = { tokens_operations_fee: '0', matu_fee_discount_percent: '0', matu_price: '1' }

describe('the fee of a token operation', () => {
  it('equals the server’s, to the last digit, in either token', () => {
    for (const fee of feesOf(sample)) expect(fee.amount).toBe(decimal(feeOf(fee.fee_type).amount))
    expect(feesOf(sample).map(({ token }) => token)).toEqual(['USDT', 'MATU'])
  })

  it('is zero if none is set, and cannot be paid in MATU without a price', () => {
    expect(feesOf(defaults).map(({ amount }) => amount)).toEqual(['0', '0'])
    expect(feesOf({ ...sample, matu_price: '0' }).map(({ fee_type }) => fee_type)).toEqual(['usdt'])
  })

  it('is part of the amount in the same token, and added in another', () => {
    const [usdt, matu] = feesOf(sample)
    expect(netOf('500.000000000000000001', 'USDT', usdt!)).toBe('497.500000000000000001')
    expect(netOf('500', 'USDT', matu!)).toBe('500')
    expect(netOf('1', 'USDT', usdt!)).toBe('0')
  })

  it('in another token needs a balance of that token', () => {
    const [usdt, matu] = feesOf(sample)
    const held = (amount: string) => () => amount
    expect(canPay(usdt!, 'USDT', held('0'))).toBe(true)
    expect(canPay(matu!, 'USDT', held(matu!.amount))).toBe(true)
    expect(canPay(matu!, 'USDT', held('1.84'))).toBe(false)
  })

  it('is shown rounded up', () => {
    expect(feesOf(sample).map(shownFee)).toEqual(['2.5', '1.8451'])
  })

  it('raises a doubt about an amount that it exceeds, and about one too small to be shown', () => {
    const [usdt, matu] = feesOf(sample)
    const prices: Record<string, string> = { USDT: '1', MATU: '1.084' }
    const price = (token: string) => prices[token]
    expect(doubtOf('0.0000001', 'USDT', matu!, price)).toBe('fee')
    expect(doubtOf('1.99', 'USDT', matu!, price)).toBe('fee')
    expect(doubtOf('2.01', 'USDT', matu!, price)).toBeNull()
    expect(doubtOf('2.6', 'USDT', usdt!, price)).toBeNull()
    expect(doubtOf('0.009', 'USDT', { ...usdt!, amount: '0' }, price)).toBe('dust')
    expect(doubtOf('0.01', 'USDT', { ...usdt!, amount: '0' }, price)).toBeNull()
    // Without a price nothing is compared.
    expect(doubtOf('1', 'BNB', matu!, price)).toBeNull()
  })
})
