import { expect, test } from 'vitest'
import type { Transaction } from '#sdk'
import { utaSide } from '#design-system/lib/utaSide.ts'
import { refill } from '#stories/screens/samples/transactions.ts'

const row = (rest: Partial<Transaction>): Transaction => ({ ...refill, token: 'USDT', account: 'main', worth_usd: '0', ...rest })

test('in UTA a top-up comes in and a withdrawal goes out', () => {
  expect(utaSide(row({ type: 'uta_refill', amount: '-500', worth_usd: '-500' }))).toMatchObject({
    account: 'uta',
    amount: '500',
    worth_usd: '500',
  })
  expect(utaSide(row({ type: 'uta_withdrawal', amount: '98' }))).toMatchObject({ account: 'uta', amount: '-98' })
})

test('all others stay as they are, and so does what a server already sends of UTA', () => {
  const others = [
    row({ type: 'uta_subscription', token: 'MATU', amount: '-120' }),
    row({ type: 'uta_result', account: 'uta', amount: '7' }),
    row({ type: 'uta_refill', account: 'uta', amount: '500' }),
  ]
  for (const one of others) expect(utaSide(one)).toBe(one)
})
