import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksumAddress } from '#design-system/lib/addressChecksum.ts'
import { toUnits } from '#design-system/lib/money.ts'
import { paymentLink } from '#design-system/lib/paymentLink.ts'

const to = '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8'
const usdt = '0x55d398326f99059fF775485246999027B3197955'
const request = { network: 'BSC', address: to, contract_address: usdt, decimals: 18, amount: '1' }

/** The decimal string of an amount in units, without the code under test. */
const written = (units: bigint, decimals: number): string => {
  if (decimals === 0) return String(units)
  const text = String(units).padStart(decimals + 1, '0')
  const fraction = text.slice(-decimals).replace(/0+$/, '')
  return text.slice(0, -decimals) + (fraction && `.${fraction}`)
}
const units = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 4n }),
  fc.bigInt({ min: 0n, max: 10n ** 20n }),
  fc.bigInt({ min: 0n, max: 10n ** 30n }),
)
const cases = { numRuns: 10_000 }

describe('an amount in whole units', () => {
  it('is exact to the last digit for every number of decimals', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 18 }), (count, decimals) => {
        expect(toUnits(written(count, decimals), decimals)).toBe(String(count))
      }),
      cases,
    )
  })
  it('rejects a digit that the token does not have instead of truncating it', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (count, decimals, digit) => {
        const whole = written(count, decimals)
        const longer = `${whole}${whole.includes('.') ? '' : '.'}`.replace(
          /\.(\d*)$/,
          (_, f: string) => `.${f.padEnd(decimals, '0')}${digit}`,
        )
        expect(() => toUnits(longer, decimals)).toThrow(RangeError)
      }),
      cases,
    )
  })
  it('rejects negative amounts', () => {
    expect(() => toUnits('-1', 18)).toThrow(RangeError)
  })
})

describe('a payment request (EIP-681)', () => {
  it('names token contract, network, receiver and units', () => {
    expect(paymentLink({ ...request, amount: '1234.500000000000000001' })).toBe(
      `ethereum:${usdt}@56/transfer?address=${to}&uint256=1234500000000000000001`,
    )
  })
  it("requests the network's own coin by value", () => {
    expect(paymentLink({ ...request, contract_address: null, amount: '0.005' })).toBe(`ethereum:${to}@56?value=5000000000000000`)
  })
  it('contains exactly the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 36n }), fc.boolean(), (count, coin) => {
        const link = paymentLink({ ...request, contract_address: coin ? null : usdt, amount: written(count, 18) })
        expect(/(?:uint256|value)=(\d+)$/.exec(link ?? '')?.[1]).toBe(String(count))
      }),
      cases,
    )
  })
  it('never writes an exponent', () => {
    expect(paymentLink({ ...request, amount: `1${'0'.repeat(40)}` })).toBe(
      `ethereum:${usdt}@56/transfer?address=${to}&uint256=1${'0'.repeat(58)}`,
    )
  })
  it.each([
    ['nothing', { amount: '0.000' }],
    ['less than nothing', { amount: '-1' }],
    ['no number', { amount: '!not_a_number 1,2,3' }],
    ['an empty field', { amount: '' }],
    ['a nineteenth digit', { amount: '0.0000000000000000001' }],
    ['more than a contract can count', { amount: `1${'0'.repeat(60)}` }],
    ['a network that we do not know', { network: 'TRON' }],
    ['a network called like a property of every object', { network: 'constructor' }],
    ['a receiver that is cut', { address: to.slice(0, -1) }],
    ['a receiver with one capital too few', { address: to.replace('F2A', 'f2A') }],
    ['a contract with one letter changed', { contract_address: usdt.replace('55d', '56d') }],
  ])('is not created for %s', (_, part) => expect(paymentLink({ ...request, ...part })).toBeNull())
  it('accepts an address without a checksum', () => {
    const plain = to.toLowerCase()
    expect(checksumAddress(plain)).toBe(to)
    expect(paymentLink({ ...request, address: plain })).toContain(`address=${plain}&`)
  })
})
