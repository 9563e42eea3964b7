import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idle } from '#design-system/lib/submission.ts'
import { CabinetMainScreen } from '#design-system/screens/cabinet/CabinetMainScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { blockedSettings, settings, unverified, verified, wallets } from '../samples/account.ts'
import { balances, hugeBalances, noBalances } from '../samples/balances.ts'
import { allNeeds } from '../samples/needs.ts'
import { referral, summerBanner } from '../samples/referral.ts'
import { sparsePolicy, sparseSubscriptions, sparseWallet } from '../samples/sparse.ts'
import { transactions } from '../samples/transactions.ts'
import { endingSubscription, insurance, subscription, uta } from '../samples/uta.ts'

const broken = failed({ kind: 'server' }, () => {})
const savedAt = Date.parse('2026-08-14T14:17:00Z')
const offline = { savedAt, problem: { kind: 'offline' as const } }

const meta = {
  title: 'screens/cabinet/CabinetMainScreen',
  component: CabinetMainScreen,
  args: {
    balances: ready(balances),
    settings: ready(settings),
    subscriptions: ready([subscription]),
    uta: ready(uta),
    referral: ready(referral),
    banner: ready(summerBanner),
    transactions: ready(transactions),
    verification: ready(verified),
    wallets: ready(wallets),
    insurances: ready([insurance]),
    bannerPlace: 'top',
    onBannerHeight: () => {},
    onRankNear: () => {},
    needs: { items: [], late: false, onHeight: () => {} },
    closing: idle,
    onCloseBanner: () => {},
    links: {
      refill: '#refill',
      withdraw: '#withdraw',
      exchange: '#exchange',
      token: (token) => `#${token}`,
      uta: '#uta',
      utaRefill: '#uta-refill',
      utaSubscribe: '#uta-subscribe',
      transactions: '#transactions',
      transaction: (id) => `#${id}`,
      referral: '#referral',
      verification: '#verification',
      twoFactor: '#2fa',
      trustedWallets: '#wallets',
      insurance: '#insurance',
      promo: '#promo',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof CabinetMainScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }

/** Above the balance, in the order of urgency. */
export const NeedsYou: Story = {
  args: { needs: { items: allNeeds, late: false, onHeight: () => {} } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Needs attention' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    const balance = canvas.getByRole('heading', { name: 'Total balance' })
    await expect(list.compareDocumentPosition(balance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
/** Without reserved space the cards lie over the lower edge of the window, where they move nothing. */
export const NeedsYouLate: Story = {
  args: { needs: { items: allNeeds.slice(0, 1), late: true, onHeight: () => {} } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Needs attention' })
    await waitFor(async () => {
      const { top, bottom } = list.getBoundingClientRect()
      await expect(top).toBeGreaterThan(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
  },
}

export const Loading: Story = {
  args: {
    balances: loading,
    settings: loading,
    subscriptions: loading,
    uta: loading,
    referral: loading,
    banner: loading,
    transactions: loading,
    verification: loading,
    wallets: loading,
    insurances: loading,
  },
}

export const Failed: Story = {
  args: {
    balances: broken,
    settings: broken,
    subscriptions: broken,
    uta: broken,
    referral: broken,
    banner: broken,
    transactions: broken,
    verification: broken,
    wallets: broken,
    insurances: broken,
  },
}

/** Only the balances failed to load. */
export const BalancesFailed: Story = { args: { balances: failed({ kind: 'timeout' }, () => {}) } }

/** Offline: cached data, and when it was fetched. */
export const Offline: Story = {
  args: { balances: ready(balances, offline), uta: ready(uta, offline), banner: ready(null) },
}

/** Verified, no money, no history. */
export const Empty: Story = {
  args: {
    balances: ready(noBalances),
    uta: ready({ ...uta, balance: '0', locked: '0' }),
    subscriptions: ready([]),
    transactions: ready([]),
    wallets: ready([]),
    insurances: ready([]),
    banner: ready(null),
  },
  play: async ({ canvas }) => {
    // What is counted is listed.
    const steps = within(canvas.getByRole('region', { name: 'First steps' }))
    const [, done, all] = /^(\d) of (\d)$/.exec(steps.getByText(/^\d of \d$/).textContent ?? '') ?? []
    await expect(steps.getAllByRole('listitem')).toHaveLength(Number(all))
    await expect(steps.getAllByText(/done/)).toHaveLength(Number(done))
  },
}

export const Unverified: Story = { args: { verification: ready(unverified), banner: ready(null) } }
export const WithdrawalsBlocked: Story = { args: { settings: ready(blockedSettings), banner: ready(null) } }
export const NotSubscribed: Story = { args: { subscriptions: ready([]) } }
export const SubscriptionEnding: Story = {
  args: {
    subscriptions: ready([endingSubscription]),
    banner: ready({ ...summerBanner, type: 'uta_subscription', steps_done: null, steps_total: null }),
  },
}
/** UTA failed to load: the tokens alone are not the total, and the card says so. */
export const UtaFailed: Story = {
  args: { uta: broken },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tokens only: couldn’t load UTA.')).toBeVisible()
  },
}
export const NoBanner: Story = { args: { banner: ready(null) } }
export const AmountsHidden: Story = { globals: { amounts: 'hidden' } }
export const WithoutInsurance: Story = { args: { insurances: null } }
/** Personal assets suffice for the next rank; the structure volume does not. */
export const RankHeldByVolume: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('35,800 USDT to go')).toBeVisible()
    await expect(canvas.queryByText('Reached')).toBeNull()
  },
}
/** The other way round. */
export const RankHeldByAssets: Story = { args: { referral: ready({ ...referral, own_assets: '4100', structure_volume: '120000' }) } }
export const HugeAmounts: Story = { args: { balances: ready(hugeBalances), uta: ready({ ...uta, balance: '12345678.9' }) } }

export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { globals: { locale: 'es', viewport: { value: 'w360' } } }
export const GermanEmpty: Story = { args: Empty.args, globals: { locale: 'de', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = {
  args: { subscriptions: ready(sparseSubscriptions.data), insurances: ready([sparsePolicy]), wallets: ready([sparseWallet]) },
}
