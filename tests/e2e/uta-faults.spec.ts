import type { Page } from '@playwright/test'
import { testReadRecovery } from './support/read-failure.ts'

const uta = '/en/cabinet/trade/uta'
const amount = (name: string) => (on: Page) => on.getByLabel(name)

testReadRecovery([
  {
    path: '/en/cabinet/trade',
    daily: '500',
    title: 'Trading',
    operation: 'GET /api/uta/balances',
    message: 'Couldn’t load UTA',
    recovered: (on) => on.getByRole('figure', { name: /^Daily profit and loss/ }),
  },
  {
    path: '/en/cabinet/trade/transactions',
    title: 'Transactions',
    operation: 'GET /api/transactions',
    message: 'Couldn’t load your transactions',
    recovered: (on) => on.getByRole('row', { name: /^Deposit/ }),
  },
  {
    path: uta,
    title: 'UTA',
    operation: 'GET /api/uta/balances',
    message: 'Couldn’t load UTA',
    recovered: (on) => on.getByRole('region', { name: 'UTA balance' }),
  },
  {
    path: `${uta}/refill`,
    title: 'Top up UTA',
    operation: 'GET /api/uta/balances',
    message: 'Couldn’t load the top-up form',
    reassurance: 'No money was moved.',
    recovered: amount('Top-up amount'),
  },
  {
    path: `${uta}/subscribe`,
    title: 'UTA subscription',
    operation: 'GET /api/uta/subscribe',
    message: 'Couldn’t load the plans',
    reassurance: 'Nothing was charged.',
    recovered: (on) => on.getByRole('radio', { name: /^UTA 90/ }),
  },
  {
    path: `${uta}/withdrawal`,
    title: 'Withdraw from UTA',
    operation: 'GET /api/uta/balances',
    message: 'Couldn’t load the withdrawal form',
    reassurance: 'No money was moved.',
    recovered: amount('Amount to withdraw from UTA'),
  },
  {
    path: `${uta}/ref-reward`,
    title: 'Referral rewards',
    operation: 'GET /api/referral/v2/statistic',
    message: 'Couldn’t load rewards over time',
    recovered: (on) => on.getByRole('figure', { name: /^Rewards/ }),
  },
])
