import type { UserInsurance, UtaBalance, UtaDeal, UtaDelegation, UtaMonthStatistics, UtaSubscription, UtaSubscriptionList } from '#sdk'
import { examples } from '#mocks/fixtures/examples.ts'
import { add, sub } from '#design-system/lib/money.ts'

// UTA, its deals and its insurance, as shown in the screenshots, valid at the moment all stories render: 14 August 2026, 14:20 UTC.

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

export const endingSubscription: UtaSubscription = { ...subscription, ends_at: '2026-08-16T12:00:00Z' }

export const delegation: UtaDelegation = examples.getUtaDelegation.answer

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

const balancesOfAugust = '6037.52 6045.7 6040.7 6054.6 6076.5 6085.4 6089.2 6078.2 6084.2 6102.2 6147.2 6210.3 6221.1 6240.18'.split(' ')

// A deposit of 200 USDT on the tenth day: part of the balance but of no result.
const paidIn = (at: number): string => (at >= 9 ? '200' : '0')
const augustDays: UtaMonthStatistics['days'] = balancesOfAugust.map((balance, at) => ({
  date: `2026-08-${String(at + 1).padStart(2, '0')}`,
  profit: sub(balance, balancesOfAugust[at - 1] ?? '6025.52'),
  profit_percent: '0.2',
  balance: add(balance, paidIn(at)),
  deals_closed: 3,
}))

export const utaMonth: UtaMonthStatistics = {
  month: '2026-08',
  opening_balance: '6025.52',
  closing_balance: '6440.18',
  profit: '214.66',
  profit_percent: '3.56',
  deals_closed: 38,
  deals_profitable: 24,
  deals_open: 2,
  best_day: augustDays[11]!,
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
