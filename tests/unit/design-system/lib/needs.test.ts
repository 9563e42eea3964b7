import { describe, expect, it } from 'vitest'
import { needsOf } from '#design-system/lib/needs.ts'
import { transactions, withdrawal } from '../../../../stories/screens/samples/transactions.ts'
import { wallets } from '../../../../stories/screens/samples/account.ts'

const waiting = { ...withdrawal, status: 'awaiting_confirmation' as const, related_id: 'wd-1', amount: '-320.5' }
const refill = {
  ...withdrawal,
  id: 'tx-7',
  type: 'uta_refill' as const,
  status: 'processing' as const,
  related_id: 'req-1',
  amount: '-500',
}
const nothing = { transactions: [], waiting: [], wallets: [], running: null }

describe('what needs the user', () => {
  it('is nothing while nothing waits', () => {
    const done = transactions.map((one) => ({ ...one, status: 'done' as const }))
    expect(needsOf({ ...nothing, transactions: done })).toEqual([])
  })
  it('is a withdrawal without its code, with the amount that is sent', () => {
    expect(needsOf({ ...nothing, transactions: [waiting] })).toEqual([
      { kind: 'withdrawal-code', id: 'wd-1', amount: '320.5', token: waiting.token },
    ])
    // Without its id there is no page on which the code could be entered.
    expect(needsOf({ ...nothing, transactions: [{ ...waiting, related_id: null }] })).toEqual([])
    expect(needsOf({ ...nothing, transactions: [{ ...waiting, status: 'expired' }] })).toEqual([])
  })
  it('is a withdrawal without its code that is older than the newest transactions too, each once', () => {
    const older = { ...waiting, id: 'tx-0', related_id: 'wd-0' }
    expect(needsOf({ ...nothing, transactions: [waiting], waiting: [waiting, older] })).toMatchObject([{ id: 'wd-1' }, { id: 'wd-0' }])
    // The newest transactions were asked for last: what they call done waits no more.
    expect(needsOf({ ...nothing, transactions: [{ ...waiting, status: 'done' }], waiting: [waiting] })).toEqual([])
  })
  it('is a refill on its way, once, followed on the device that started it', () => {
    expect(needsOf({ ...nothing, transactions: [refill], running: 'req-1' })).toMatchObject([{ amount: '500', here: true }])
    expect(needsOf({ ...nothing, transactions: [refill] })).toMatchObject([{ here: false, transaction: 'tx-7' }])
    expect(needsOf({ ...nothing, running: 'req-1' })).toMatchObject([{ id: 'req-1', amount: null, here: true }])
    expect(needsOf({ ...nothing, transactions: [{ ...refill, status: 'done' }], running: 'req-1' })).toEqual([])
  })
  it('is a wallet whose day has not come, after what is more urgent', () => {
    const kinds = needsOf({ ...nothing, transactions: [refill, waiting], wallets }).map(({ kind }) => kind)
    expect(kinds).toEqual(['withdrawal-code', 'uta-refill', 'waiting-wallet'])
  })
})
