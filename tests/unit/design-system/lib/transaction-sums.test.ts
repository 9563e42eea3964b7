import { describe, expect, it } from 'vitest'
import type { Transaction, TransactionPage } from '#sdk'
import { sumsOf } from '#design-system/lib/transactionSums.ts'
import { aSimulator, clientOf } from '../../mocks/client.ts'

const row = (rest: Partial<Transaction>) =>
  ({ status: 'done', token: 'USDT', amount: '0', fee_amount: '0', fee_token: null, counter_token: null, counter_amount: null, ...rest }) as Transaction // prettier-ignore

describe('the sums of transactions', () => {
  it('are exact, by token, with both sides of an exchange and the fees apart', () => {
    const sums = sumsOf([
      row({ amount: '0.1' }),
      row({ amount: '0.200000000000000001' }),
      row({ amount: '-500', fee_amount: '1.5', fee_token: 'MATU' }),
      row({ token: 'MATU', amount: '-250', counter_token: 'USDT', counter_amount: '271' }),
    ])
    expect(sums).toEqual([
      { token: 'MATU', received: '0', spent: '250', fees: '1.5' },
      { token: 'USDT', received: '271.300000000000000001', spent: '500', fees: '0' },
    ])
  })

  it('say nothing of fees where one is unknown', () => {
    const sums = sumsOf(
      [{ fee_amount: '1' }, { fee_amount: undefined }, { fee_amount: '2' }].map((fee) => row({ fee_token: 'USDT', ...fee })),
    )
    expect(sums).toEqual([{ token: 'USDT', received: '0', spent: '0', fees: undefined }])
  })

  it('leave out what has moved nothing, or not yet', () => {
    const open = ['awaiting_confirmation', 'accepted', 'processing', 'confirming', 'rejected', 'cancelled', 'failed', 'expired'] as const
    expect(sumsOf(open.map((status) => row({ status, amount: '5', fee_amount: '1', fee_token: 'USDT' })))).toEqual([])
  })

  it('agree with the server’s, which come with the first page and are of all pages', async () => {
    const client = clientOf(aSimulator())
    await client.signIn('trader')
    for (const filter of ['', '&token=USDT', '&type=exchange', '&search=cold', '&date_from=2026-07-01']) {
      const { body: all } = await client.get<TransactionPage>(`/api/transactions?per_page=200${filter}`)
      const rows = [...all.data]
      for (let cursor = all.meta.next_cursor; cursor;) {
        const { body } = await client.get<TransactionPage>(`/api/transactions?per_page=200${filter}&cursor=${cursor}`)
        expect(body).not.toHaveProperty('sums')
        rows.push(...body.data)
        cursor = body.meta.next_cursor
      }
      expect(all.sums, filter).toEqual(sumsOf(rows))
    }
  })
})
