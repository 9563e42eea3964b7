import type { Transaction } from '#sdk'

// Transactions, as shown in the screenshots, valid at the moment all stories render: 14 August 2026, 14:20 UTC.

const transaction = (rest: Partial<Transaction> & Pick<Transaction, 'id' | 'type' | 'token' | 'amount' | 'created_at'>): Transaction => ({
  status: 'done',
  account: 'main',
  worth_usd: rest.amount,
  fee_amount: '0',
  fee_token: null,
  counter_token: null,
  counter_amount: null,
  counterparty: null,
  count: null,
  network: null,
  address: null,
  tx_hash: null,
  confirmations: null,
  confirmations_required: null,
  failure_reason: null,
  related_id: null,
  idempotency_key: null,
  // Most entries end at the moment they are made.
  completed_at: rest.status === undefined ? rest.created_at : null,
  ...rest,
})

export const refill = transaction({
  id: 'tx-1046',
  type: 'deposit',
  token: 'USDT',
  amount: '500',
  network: 'BSC',
  address: '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2',
  tx_hash: '0x5f1c0d0b6f1b5a1e7b2c9a0d4e3f6a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5',
  confirmations: 15,
  confirmations_required: 15,
  created_at: '2026-08-14T09:39:00Z',
  completed_at: '2026-08-14T09:41:00Z',
})

export const confirmingRefill = transaction({
  id: 'tx-1047',
  type: 'deposit',
  status: 'confirming',
  token: 'BNB',
  amount: '0.25',
  network: 'BSC',
  address: '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2',
  tx_hash: '0x6a1c0d0b6f1b5a1e7b2c9a0d4e3f6a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5',
  confirmations: 7,
  confirmations_required: 15,
  created_at: '2026-08-14T14:18:00Z',
})

export const withdrawal = transaction({
  id: 'tx-1041',
  type: 'withdrawal',
  status: 'awaiting_confirmation',
  token: 'MATU',
  amount: '-320',
  worth_usd: '-346.88',
  fee_amount: '1.85',
  fee_token: 'MATU',
  counterparty: 'Cold wallet',
  network: 'BSC',
  address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E',
  created_at: '2026-08-12T18:05:00Z',
})

export const declinedExchange = transaction({
  id: 'tx-1038',
  type: 'exchange',
  status: 'rejected',
  token: 'MATU',
  amount: '-250',
  worth_usd: '-271',
  counter_token: 'USDT',
  counter_amount: '271',
  failure_reason: 'The rate moved by more than one percent before it was confirmed.',
  created_at: '2026-08-11T10:22:00Z',
  completed_at: '2026-08-11T10:23:00Z',
})

export const transactions: Transaction[] = [
  refill,
  transaction({
    id: 'tx-1044',
    type: 'uta_result',
    account: 'uta',
    token: 'USDT',
    amount: '18.42',
    count: 4,
    created_at: '2026-08-14T00:00:00Z',
  }),
  withdrawal,
  transaction({
    id: 'tx-1039',
    type: 'exchange',
    token: 'MATU',
    amount: '-250',
    counter_token: 'USDT',
    counter_amount: '271',
    created_at: '2026-08-11T10:22:00Z',
  }),
  transaction({ id: 'tx-1036', type: 'referral_reward', token: 'MATU', amount: '42.75', count: 3, created_at: '2026-08-10T12:00:00Z' }),
  transaction({
    id: 'tx-0990',
    type: 'uta_subscription',
    token: 'MATU',
    amount: '-120',
    counterparty: 'UTA 90',
    created_at: '2026-06-26T16:40:00Z',
  }),
]

export const manyTransactions: Transaction[] = [
  confirmingRefill,
  ...transactions,
  declinedExchange,
  transaction({ id: 'tx-0988', type: 'bonus', account: 'bonus', token: 'MATU', amount: '25', created_at: '2026-06-20T08:00:00Z' }),
  transaction({ id: 'tx-0981', type: 'insurance', token: 'MATU', amount: '-45', counterparty: 'Plus', created_at: '2026-06-01T11:30:00Z' }),
  transaction({
    id: 'tx-0977',
    type: 'withdrawal',
    status: 'failed',
    token: 'BNB',
    amount: '-0.000012345',
    address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E',
    created_at: '2025-12-30T23:51:00Z',
    completed_at: '2025-12-30T23:59:00Z',
  }),
]
