import { describe, expect, it } from 'vitest'
import { recentAddresses } from '#design-system/lib/recentAddresses.ts'
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
