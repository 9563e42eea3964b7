import { expect, it } from 'vitest'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { signedIn } from './client.ts'

it('samples equal the simulator’s responses at the fixed date', async () => {
  const samples = samplesOf('trader')
  const client = await signedIn('trader')
  const answers = {
    '/api/users/me': samples.user,
    '/api/users/settings': samples.settings,
    '/api/verification/status': samples.verification,
    '/api/prefences': samples.preferences,
    '/api/balances': samples.balances,
    '/api/uta/subscribe': samples.subscriptions,
    '/api/uta/balances': samples.utaBalance,
    '/api/statistics-uta?month=2026-07': samples.statistics('2026-07'),
    '/api/referral/v2/statistic': samples.referral,
    '/api/pools-info': samples.pools,
    '/api/pools/qualification': samples.qualification,
    '/api/active-bonus/current': samples.bonus,
    '/api/promo-banner/active': samples.banners,
    '/landing/uta-deals': samples.landing,
    '/api/insurance/user': { data: samples.insurances },
    '/api/withdraw/wd-77': samples.withdrawals[0],
    '/api/uta/deals/deal-40218': samples.deals.find(({ id }) => id === 'deal-40218'),
    '/api/transactions/tx-1043': samples.transactions[0],
  }
  for (const [path, sample] of Object.entries(answers))
    expect({ path, body: (await client.get(path)).body }).toEqual({ path, body: sample })
})
