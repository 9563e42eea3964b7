import { expect, test, vi } from 'vitest'
import type { BalanceList } from '#sdk'
import { balancesOf } from '#app/src/api/balances.ts'

const usdt = { token: 'USDT', network: 'BSC', available: '5', price_usd: '1' } as const

const queryOf = (data: BalanceList | undefined) => {
  const refetch = vi.fn()
  return { refetch, query: { data, error: null, failureReason: null, fetchStatus: 'idle' as const, dataUpdatedAt: 1, refetch } }
}

test('a token that is paid from and could not be read fails the balances, with a way to try again, and is never zero', () => {
  const { refetch, query } = queryOf({ data: [usdt] })
  expect(balancesOf(query, ['USDT'])).toMatchObject({ state: 'ready', value: { data: [usdt] } })
  const failed = balancesOf(query, ['USDT', 'MATU'])
  expect(failed).toMatchObject({ state: 'failed', problem: { kind: 'contract' } })
  if (failed.state === 'failed') failed.retry()
  expect(refetch).toHaveBeenCalledOnce()
})

test('balances that are not there yet stay as they are', () => {
  expect(balancesOf({ ...queryOf(undefined).query, fetchStatus: 'fetching' }, ['USDT'])).toEqual({ state: 'loading' })
})
