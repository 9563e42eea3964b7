import type { Page } from '@playwright/test'
import { heals } from './support/heal.ts'
import { test } from './support/test.ts'

const uta = '/en/cabinet/trade/uta'
const amount = (name: string) => (on: Page) => on.getByLabel(name)

for (const wound of [
  {
    path: '/en/cabinet/trade',
    title: 'Trade',
    operation: 'GET /api/transactions',
    says: 'Transactions did not load',
    there: (on: Page) => on.getByRole('link', { name: 'All transactions' }),
  },
  {
    path: uta,
    title: 'UTA',
    operation: 'GET /api/uta/balances',
    says: 'UTA did not load',
    there: (on: Page) => on.getByRole('region', { name: 'UTA balance' }),
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
    there: (on: Page) => on.getByRole('radio', { name: /^UTA 90/ }),
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
    there: (on: Page) => on.getByRole('figure', { name: /^Rewards/ }),
  },
])
  test(`${wound.path}: a read that fails is said with a reason, and a retry works once it is over (F2)`, ({
    page,
    simulator,
    enter,
    faults,
  }) => heals({ page, simulator, enter, faults }, wound))
