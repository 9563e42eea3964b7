import type { CurrentBonus, TokensExchange, Transaction } from '#sdk'
import { refill } from '../samples/transactions.ts'

// Stories render at 14:20 UTC on 14 August 2026.

export const currentBonus: CurrentBonus = {
  balance: '642.75',
  exchangeable: '642.75',
  token: 'MATU',
  worth_usd: '696.741',
  exchange_to: ['USDT', 'BNB'],
  minimum_exchange: '10',
  bonus: {
    id: 'bo-4',
    kind: 'summer_promotion',
    amount: '150',
    token: 'MATU',
    turnover_required: '0',
    turnover_done: '0',
    granted_at: '2026-08-02T09:00:00Z',
    expires_at: '2026-12-31T23:59:59Z',
  },
}

export const boundBonus: CurrentBonus = {
  ...currentBonus,
  exchangeable: '342.75',
  bonus: { ...currentBonus.bonus!, amount: '300', turnover_required: '1000', turnover_done: '620', expires_at: null },
}

export const noBonus: CurrentBonus = { ...currentBonus, balance: '0', exchangeable: '0', worth_usd: '0', bonus: null }
export const dustBonus: CurrentBonus = {
  ...currentBonus,
  balance: '0.000000000000000001',
  exchangeable: '0.000000000000000001',
  worth_usd: '0',
  bonus: null,
}
export const hugeBonus: CurrentBonus = {
  ...currentBonus,
  balance: '123456789.123456789012345678',
  exchangeable: '123456789.123456789012345678',
  worth_usd: '133827159.41',
  bonus: { ...currentBonus.bonus!, kind: 'anniversary' as never },
}

const row = (rest: Partial<Transaction>): Transaction => ({
  ...refill,
  account: 'bonus',
  token: 'MATU',
  counterparty: null,
  address: null,
  ...rest,
})

export const bonusHistory: Transaction[] = [
  row({ id: 'tx-b3', type: 'referral_reward', amount: '42.75', count: 3, created_at: '2026-08-10T09:00:00Z', completed_at: null }),
  row({
    id: 'tx-b2',
    type: 'bonus',
    amount: '150',
    counterparty: 'Summer promotion',
    created_at: '2026-08-02T09:00:00Z',
    completed_at: null,
  }),
  row({
    id: 'tx-b1',
    type: 'exchange',
    amount: '-300',
    counter_token: 'USDT',
    counter_amount: '325.2',
    created_at: '2026-07-28T09:00:00Z',
    completed_at: null,
  }),
]

export const offer: TokensExchange = {
  id: 'ex-15',
  status: 'quoted',
  account: 'bonus',
  from_token: 'MATU',
  to_token: 'USDT',
  from_amount: '400',
  to_amount: '433.6',
  rate: '1.084',
  fee_amount: '0',
  net_amount: '433.6',
  expires_at: '2026-08-14T14:20:18Z',
  transaction_id: null,
  failure_reason: null,
  created_at: '2026-08-14T14:19:48Z',
  completed_at: null,
}

export const tinyOffer: TokensExchange = {
  ...offer,
  account: 'main',
  from_token: 'USDT',
  to_token: 'BNB',
  from_amount: '0.000000000000000612',
  to_amount: '0.000000000000000001',
  net_amount: '0.000000000000000001',
  rate: '0.001632919660352710',
}

export const exchanged: TokensExchange = { ...offer, status: 'done', transaction_id: 'tx-1045', completed_at: '2026-08-14T14:20:00Z' }
