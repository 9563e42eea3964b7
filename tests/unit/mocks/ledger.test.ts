import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LedgerError, balanceOf, createLedger, move, post, totalsByToken } from '#mocks/world/ledger.ts'

const accounts = ['user:u-1/main/USDT', 'user:u-1/locked/USDT', 'user:u-2/main/USDT', 'outside/BSC/USDT', 'house/fees/USDT']

describe('the ledger', () => {
  it('rejects a posting whose entries do not balance, token by token', () => {
    const ledger = createLedger()
    expect(() =>
      post(ledger, 0, 'made up', [
        { account: 'outside/BSC/USDT', amount: -1n },
        { account: 'user:u-1/main/MATU', amount: 1n },
      ]),
    ).toThrow(LedgerError)
    expect(ledger.postings).toEqual([])
  })

  it('never lets a user’s balance go negative', () => {
    const ledger = createLedger()
    expect(() => post(ledger, 0, 'spend', move('user:u-1/main/USDT', 'outside/BSC/USDT', 1n))).toThrow(LedgerError)
    expect(balanceOf(ledger, 'user:u-1/main/USDT')).toBe(0n)
  })

  it('balances after any postings, rejected ones too', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...accounts), fc.constantFrom(...accounts), fc.bigInt({ min: -50n, max: 1000n })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(moves, (steps) => {
        const ledger = createLedger()
        for (const [from, to, amount] of steps) {
          try {
            post(ledger, 0, 'move', move(from, to, amount))
          } catch (error) {
            expect(error).toBeInstanceOf(LedgerError)
          }
        }
        expect([...totalsByToken(ledger).values()].every((total) => total === 0n)).toBe(true)
        expect([...ledger.balances].filter(([name, balance]) => name.startsWith('user:') && balance < 0n)).toEqual([])
      }),
    )
  })
})
