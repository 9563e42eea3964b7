import type {
  BalanceList,
  DepositWallet,
  Preferences,
  PromoBanner,
  ReferralStatistic,
  Transaction,
  TrustedWallet,
  UserInsurance,
  UserSettings,
  UtaBalance,
  UtaDeal,
  UtaDelegation,
  User,
  UtaMonthStatistics,
  UtaSubscription,
  UtaSubscriptionList,
  VerificationStatus,
} from '#sdk'
import { examples } from '#mocks/fixtures/examples.ts'

// Answers as the pictures show them, true at the moment that all stories happen: 14 August 2026, 14:20 UTC.

export const balances: BalanceList = {
  data: [
    {
      token: 'MATU',
      network: 'BSC',
      available: '8420.5',
      locked: '0',
      price_usd: '1.084',
      price_change_24h_percent: '0.9',
      worth_usd: '9127.822',
      share_percent: '69.8',
    },
    {
      token: 'USDT',
      network: 'BSC',
      available: '3215.8',
      locked: '0',
      price_usd: '1',
      price_change_24h_percent: '0',
      worth_usd: '3215.8',
      share_percent: '24.6',
    },
    {
      token: 'BNB',
      network: 'BSC',
      available: '1.2046',
      locked: '0',
      price_usd: '612.4',
      price_change_24h_percent: '2.14',
      worth_usd: '737.697',
      share_percent: '5.6',
    },
  ],
  total_worth_usd: '13081.32',
  change_24h_usd: '184.2',
  change_24h_percent: '1.43',
  as_of: '2026-08-14T14:20:00Z',
}

export const noBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance) => ({ ...balance, available: '0', worth_usd: '0', share_percent: '0' })),
  total_worth_usd: '0',
  change_24h_usd: '0',
  change_24h_percent: '0',
}

export const hugeBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance, at) => ({
    ...balance,
    available: `1234${balance.available}`,
    worth_usd: ['86172838.81', '30370370.12', '6913580.19'][at] ?? '0',
  })),
  total_worth_usd: '123456789.12',
  change_24h_usd: '-1234567.89',
  change_24h_percent: '-1.01',
}

/** Part of it belongs to a withdrawal that is under way. */
export const lockedBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance) =>
    balance.token === 'USDT' ? { ...balance, available: '1715.8', locked: '1500.000000000000000001' } : balance,
  ),
}

/** The smallest unit of one token, a little of another, and locked without anything to spend. */
export const dustBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance, at) => ({
    ...balance,
    available: ['0.000000000000000001', '0.004', '0'][at] ?? '0',
    locked: ['0', '0', '0.000012345'][at] ?? '0',
    worth_usd: ['0.000000000000000001', '0.004', '0.00756'][at] ?? '0',
    share_percent: ['0', '34.6', '65.4'][at] ?? '0',
  })),
  total_worth_usd: '0.01156',
  change_24h_usd: '0',
  change_24h_percent: '0',
}

export const depositWallet: DepositWallet = {
  network: 'BSC',
  address: '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8',
  tokens: [
    { token: 'MATU', contract_address: '0x6B1f0a3c5D7E9f2B4a6c8E0D1f3b5a7c9E2d4F60', decimals: 18, minimum_amount: '1' },
    { token: 'USDT', contract_address: '0x55d398326f99059fF775485246999027B3197955', decimals: 18, minimum_amount: '1' },
    { token: 'BNB', contract_address: null, decimals: 18, minimum_amount: '0.005' },
  ],
  confirmations_required: 15,
}

export const settings: UserSettings = {
  withdraws_blocked_until: null,
  uta_withdrawal_blocked: false,
  uta_amount_of_locked_balance: '1500',
}

export const blockedSettings: UserSettings = {
  ...settings,
  withdraws_blocked_until: '2026-08-21T18:00:00Z',
  withdraws_block_reason: 'password_changed',
}

export const subscription: UtaSubscription = {
  id: 'sub-9',
  plan_id: 'uta-90',
  plan_name: 'UTA 90',
  period_days: 90,
  price_amount: '120',
  price_token: 'MATU',
  starts_at: '2026-06-26T16:40:00Z',
  ends_at: '2026-09-24T12:00:00Z',
  is_active: true,
}

export const subscriptions: UtaSubscriptionList = {
  data: [subscription],
  plans: [
    { id: 'uta-30', name: 'UTA 30', period_days: 30, price_amount: '48', price_token: 'MATU', saving_amount: '0', minimum_refill: '100' },
    { id: 'uta-90', name: 'UTA 90', period_days: 90, price_amount: '120', price_token: 'MATU', saving_amount: '24', minimum_refill: '100' },
    {
      id: 'uta-180',
      name: 'UTA 180',
      period_days: 180,
      price_amount: '210',
      price_token: 'MATU',
      saving_amount: '78',
      minimum_refill: '100',
    },
  ],
}

export const preferences: Preferences = examples.getPreferences.answer

export const delegation: UtaDelegation = examples.getUtaDelegation.answer

export const endingSubscription: UtaSubscription = { ...subscription, ends_at: '2026-08-16T12:00:00Z' }

const profits =
  '9.6 6.4 -4 11.2 17.6 7.2 3.2 -8.8 4.8 14.4 20 10.4 -2.4 5.6 12.8 8 0 9.6 16.8 -6.4 4 11.2 7.2 13.6 -1.6 8.8 16 12 6.4 14.72'.split(' ')

export const uta: UtaBalance = {
  token_name: 'USDT',
  balance: '6240.18',
  working: '4740.18',
  locked: '1500',
  locked_until: '2026-09-01T00:00:00Z',
  available: '4740.18',
  delegated: '6000',
  month: '2026-08',
  month_profit: '214.66',
  month_profit_percent: '3.56',
  timezone: 'UTC',
  days: profits.map((profit, at) => ({
    date: new Date(Date.parse('2026-07-16T00:00:00Z') + at * 86_400_000).toISOString().slice(0, 10),
    profit,
    profit_percent: '0.2',
    balance: '6240.18',
    deals_closed: 2,
  })),
  as_of: '2026-08-14T14:20:00Z',
}

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
  completed_at: null,
  ...rest,
})

export const refill = transaction({
  id: 'tx-1046',
  type: 'deposit',
  token: 'USDT',
  amount: '500',
  network: 'BSC',
  address: '0xC40b8E66d02f93bA71E2549cD1086Af5530aB7d2',
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
  address: '0xC40b8E66d02f93bA71E2549cD1086Af5530aB7d2',
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
  address: '0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e',
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
    address: '0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e',
    created_at: '2025-12-30T23:59:00Z',
  }),
]

export const verified: VerificationStatus = { '2fa': 'disabled', email: 'verified', phone: 'verified', telegram: 'verified' }
export const unverified: VerificationStatus = { '2fa': 'disabled', email: 'verified', phone: 'unverified', telegram: 'unverified' }

const wallet = (id: string, label: string, status: TrustedWallet['status']): TrustedWallet => ({
  id,
  label,
  address: '0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e',
  network: 'BSC',
  status,
  code: null,
  opens_at: status === 'waiting' ? '2026-08-15T09:00:00Z' : null,
  created_at: '2026-07-01T00:00:00Z',
  confirmed_at: '2026-07-01T00:01:00Z',
  last_used_at: null,
  withdrawals_count: 0,
})

export const wallets = [wallet('w1', 'Cold wallet', 'active'), wallet('w2', 'Office safe', 'active'), wallet('w3', 'New phone', 'waiting')]

export const insurance: UserInsurance = {
  id: 'ins-4',
  is_active: true,
  insurance_type_uuid: '3f0a6a52-52f1-4c55-9a51-0d7c2f9f7b02',
  name: 'Plus',
  coverage_amount: '5000',
  price_amount: '45',
  price_token: 'MATU',
  starts_at: '2026-08-01T00:00:00Z',
  ends_at: '2026-09-30T00:00:00Z',
  stopped_at: null,
}

export const summerBanner: PromoBanner = {
  type: 'summer_promotion',
  starts_at: '2026-07-31T00:00:00Z',
  ends_at: '2026-08-31T10:00:00Z',
  steps_done: 2,
  steps_total: 4,
}

export const referral: ReferralStatistic = {
  code: 'VERA48',
  link: 'https://matu.example/r/VERA48',
  rank: 'middle',
  next_rank: 'senior',
  own_assets: '3180',
  structure_volume: '64200',
  monthly_volume: '4100',
  ranks: [
    { name: 'intern', own_assets_from: '0', structure_volume_from: '0', monthly_volume_from: '0' },
    { name: 'junior', own_assets_from: '500', structure_volume_from: '0', monthly_volume_from: '0' },
    { name: 'middle', own_assets_from: '2000', structure_volume_from: '30000', monthly_volume_from: '0' },
    { name: 'senior', own_assets_from: '5000', structure_volume_from: '100000', monthly_volume_from: '0' },
    { name: 'master', own_assets_from: '10000', structure_volume_from: '300000', monthly_volume_from: '5000' },
  ],
  partners_total: 26,
  partners_active: 14,
  partners_new_week: 3,
  levels: [],
  newest_partners: [],
  income_total: '2418.6',
  income_month: '186.4',
  income_week: '42.75',
  kinds: [],
  days: [],
  weeks: [],
  months: [],
  timezone: 'UTC',
  promotion: null,
}

export const vera: User = {
  id: 'u-2',
  firstname: 'Vera',
  lastname: 'Lindt',
  email: 'vera.lindt@example.com',
  lang: 'en',
  avatar_url: null,
  telegram_username: 'vera_lindt',
  phone: '+4915100000042',
  created_at: '2026-01-14T09:30:00Z',
}

/** Names as long as people have them. */
export const maximiliane: User = {
  ...vera,
  firstname: 'Maximiliane-Alexandrowna',
  lastname: 'Freifrau von Oberhausen-Wolkenstein',
  email: 'maximiliane.freifrau.von.oberhausen-wolkenstein@example.com',
}
const balancesOfAugust = '6037.52 6045.7 6040.7 6054.6 6076.5 6085.4 6089.2 6078.2 6084.2 6102.2 6147.2 6210.3 6221.1 6240.18'.split(' ')
const augustDays: UtaMonthStatistics['days'] = balancesOfAugust.map((balance, at) => ({
  date: `2026-08-${String(at + 1).padStart(2, '0')}`,
  profit: at === 12 ? '63' : at === 7 ? '-11' : '9.6',
  profit_percent: '0.2',
  balance,
  deals_closed: 3,
}))

export const utaMonth: UtaMonthStatistics = {
  month: '2026-08',
  opening_balance: '6025.52',
  closing_balance: '6240.18',
  profit: '214.66',
  profit_percent: '3.56',
  deals_closed: 38,
  deals_profitable: 24,
  deals_open: 2,
  best_day: augustDays[12]!,
  worst_day: augustDays[7]!,
  days: augustDays,
  pairs: [],
}

const deal = (rest: Pick<UtaDeal, 'id' | 'pair' | 'profit' | 'profit_percent' | 'entry_price'> & Partial<UtaDeal>): UtaDeal => ({
  side: 'long',
  status: 'closed',
  exit_price: rest.entry_price,
  current_price: null,
  size: '500',
  fee: '0.26',
  exit_reason: 'take_profit',
  opened_at: '2026-08-13T20:47:00Z',
  closed_at: '2026-08-13T22:08:00Z',
  ...rest,
})

export const utaDeals: UtaDeal[] = [
  deal({
    id: 'deal-40221',
    pair: 'BTC/USDT',
    status: 'open',
    entry_price: '61240.5',
    exit_price: null,
    current_price: '61620.2',
    profit: '3.1',
    profit_percent: '0.62',
    exit_reason: null,
    opened_at: '2026-08-14T13:42:00Z',
    closed_at: null,
  }),
  deal({
    id: 'deal-40218',
    pair: 'ETH/USDT',
    side: 'short',
    entry_price: '3318.4',
    exit_price: '3257.34',
    profit: '5.89',
    profit_percent: '1.84',
  }),
  deal({ id: 'deal-40217', pair: 'BTC/USDT', entry_price: '60785.2', exit_price: '61356.6', profit: '4.7', profit_percent: '0.94' }),
  deal({
    id: 'deal-40216',
    pair: 'SOL/USDT',
    entry_price: '148.22',
    exit_price: '146.56',
    size: '250',
    profit: '-2.8',
    profit_percent: '-1.12',
  }),
]
