import type { LandingDeals, LandingDealsFile, UtaDeal } from '#sdk'

// Results of a hundred deals in hundredths of a USDT, oldest first: sixty gains and forty losses.
const cents = [
  321, 396, -107, 261, -230, 231, 349, 110, 516, -97, 403, 365, 296, -295, 113, -39, 507, -41, 380, 351, -76, -290, 415, -115, -61, -190,
  122, 595, -86, -235, 465, -21, 67, 587, -62, 45, -108, 488, 351, 492, 157, 426, 283, -182, 270, 219, -20, 405, 247, -298, 541, 19, 18,
  486, -76, -145, 453, -54, 600, -295, 20, 383, -19, 297, -235, -236, 358, 166, -76, 538, -257, 363, 565, -48, 181, 473, 460, 222, 564, 330,
  187, -204, -44, 174, -166, -78, 390, -180, -234, -20, 426, 277,
]

const shown: Array<
  Pick<UtaDeal, 'pair' | 'side' | 'entry_price' | 'exit_price' | 'size' | 'profit' | 'profit_percent' | 'opened_at' | 'closed_at'>
> = [
  {
    pair: 'ETH/USDT',
    side: 'short',
    entry_price: '3318.4',
    exit_price: '3257.34',
    size: '320',
    profit: '5.89',
    profit_percent: '1.84',
    opened_at: '2026-08-14T06:18:00Z',
    closed_at: '2026-08-14T08:39:00Z',
  },
  {
    pair: 'BTC/USDT',
    side: 'long',
    entry_price: '60785.2',
    exit_price: '61356.6',
    size: '500',
    profit: '4.70',
    profit_percent: '0.94',
    opened_at: '2026-08-13T20:47:00Z',
    closed_at: '2026-08-13T22:08:00Z',
  },
  {
    pair: 'SOL/USDT',
    side: 'long',
    entry_price: '148.22',
    exit_price: '146.56',
    size: '250',
    profit: '-2.80',
    profit_percent: '-1.12',
    opened_at: '2026-08-13T15:30:00Z',
    closed_at: '2026-08-13T17:51:00Z',
  },
  {
    pair: 'BNB/USDT',
    side: 'long',
    entry_price: '608.75',
    exit_price: '622.81',
    size: '400',
    profit: '9.24',
    profit_percent: '2.31',
    opened_at: '2026-08-13T09:11:00Z',
    closed_at: '2026-08-13T11:32:00Z',
  },
  {
    pair: 'XRP/USDT',
    side: 'short',
    entry_price: '0.5257',
    exit_price: '0.5232',
    size: '250',
    profit: '1.20',
    profit_percent: '0.48',
    opened_at: '2026-08-12T22:36:00Z',
    closed_at: '2026-08-12T23:57:00Z',
  },
]

const closed = (deal: (typeof shown)[number], i: number): UtaDeal => ({
  id: `deal-${40218 - i}`,
  status: 'closed',
  current_price: null,
  fee: '0.26',
  exit_reason: 'take_profit',
  ...deal,
})

const older = [...cents].reverse().map((cent, i) => closed({ ...shown[i % 5]!, profit: (cent / 100).toFixed(2) }, i + 5))
const data = [...shown.map(closed), ...older].slice(0, 100)

export const landingDeals: LandingDeals = {
  data,
  gains: data.filter(({ profit }) => !profit.startsWith('-')).length,
  losses: data.filter(({ profit }) => profit.startsWith('-')).length,
  updated_at: '2026-08-14T14:20:00Z',
}

export const landingDealsFile: LandingDealsFile = {
  url: '/landing/uta-deals.csv',
  file_name: 'matu-uta-deals.csv',
  size_bytes: 482113,
  updated_at: '2026-08-14T00:00:00Z',
}
