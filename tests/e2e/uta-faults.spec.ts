import type { Page } from '@playwright/test'
import { testReadRecovery } from './support/read-failure.ts'

const uta = '/en/cabinet/trade/uta'
const amount = (name: string) => (on: Page) => on.getByLabel(name)

testReadRecovery([
  {
    path: '/en/cabinet/trade',
    title: 'Trade',
    operation: 'GET /api/transactions',
    says: 'Transactions did not load',
    there: (on) => on.getByRole('link', { name: 'All transactions' }),
  },
  {
    path: '/en/cabinet/trade/transactions',
    title: 'Transactions',
    operation: 'GET /api/transactions',
    says: 'Transactions did not load',
    there: (on) => on.getByRole('row', { name: /^Refill/ }),
  },
  {
    path: uta,
    title: 'UTA',
    operation: 'GET /api/uta/balances',
    says: 'UTA did not load',
    there: (on) => on.getByRole('region', { name: 'UTA balance' }),
  },
  {
    path: `${uta}/refill`,
    title: 'Refill UTA',
    operation: 'GET /api/uta/balances',
    says: 'The refill form did not load',
    safe: 'Nothing was moved.',
    there: amount('Amount to move into UTA'),
  },
  {
    path: `${uta}/subscribe`,
    title: 'UTA subscription',
    operation: 'GET /api/uta/subscribe',
    says: 'Subscriptions did not load',
    safe: 'Nothing was bought.',
    there: (on) => on.getByRole('radio', { name: /^UTA 90/ }),
  },
  {
    path: `${uta}/withdrawal`,
    title: 'Withdraw from UTA',
    operation: 'GET /api/uta/balances',
    says: 'The withdrawal form did not load',
    safe: 'Nothing was moved.',
    there: amount('Amount to take out of UTA'),
  },
  {
    path: `${uta}/ref-reward`,
    title: 'Referral reward',
    operation: 'GET /api/referral/v2/statistic',
    says: 'Rewards over time did not load',
    there: (on) => on.getByRole('figure', { name: /^Rewards/ }),
  },
])
