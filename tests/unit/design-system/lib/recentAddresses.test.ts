import { describe, expect, it } from 'vitest'
import { isKnownDestination, lastArrivalAt, recentAddresses } from '#design-system/lib/recentAddresses.ts'
import { earlierWithdrawals } from '../../../../stories/screens/withdraw/samples.ts'

const [first, cold, second] = earlierWithdrawals
const shown = (...args: Parameters<typeof recentAddresses>) => recentAddresses(...args).map(({ address }) => address)

describe('recent addresses', () => {
  it('are those of finished withdrawals, newest first, each once, at most three', () => {
    expect(shown(earlierWithdrawals, [], null)).toEqual([first!.address, cold!.address, second!.address])
    const many = ['a', 'b', 'c', 'd'].map((digit) => ({ ...first!, address: `0x${digit.repeat(40)}` }))
    expect(shown(many, [], null)).toHaveLength(3)
  })
  it('leave out what did not arrive, cards, trusted wallets and the own address', () => {
    expect(
      shown(
        [
          { ...first!, status: 'failed' },
          { ...first!, address: '4111 **** 1111' },
          { ...first!, type: 'deposit' },
        ],
        [],
        null,
      ),
    ).toEqual([])
    expect(shown(earlierWithdrawals, [{ address: cold!.address.toLowerCase(), label: 'Cold wallet' }], first!.address)).toEqual([
      second!.address,
    ])
  })
  it('leave out addresses that a short choice cannot tell apart', () => {
    const imitation = { ...first!, address: `0x5290${'0'.repeat(32)}9ee7` }
    expect(shown([imitation, ...earlierWithdrawals], [], null)).toEqual([cold!.address, second!.address])
    expect(shown([imitation], [{ address: first!.address, label: 'Exchange' }], null)).toEqual([])
  })
})

describe('an address that a withdrawal went to', () => {
  const address = first!.address!
  it('has the day on which the newest one arrived, in either spelling', () => {
    expect(lastArrivalAt(address.toLowerCase(), earlierWithdrawals)).toBe('2026-08-12T18:05:00Z')
    expect(lastArrivalAt(`0x${'1'.repeat(40)}`, earlierWithdrawals)).toBeNull()
  })
  it('is known from the start of the first one on; one that came back, and a deposit, count for nothing', () => {
    const [running, refunded] = [{ ...first!, status: 'processing' } as const, { ...first!, status: 'rejected' } as const]
    expect(isKnownDestination(address, [running])).toBe(true)
    expect(lastArrivalAt(address, [running])).toBeNull()
    expect(isKnownDestination(address, [refunded, { ...first!, type: 'deposit' }])).toBe(false)
    expect(lastArrivalAt(address, [{ ...first!, type: 'deposit' }])).toBeNull()
  })
})
