import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { UtaScreen } from '#design-system/screens/uta/UtaScreen.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { storyNow } from '../../.storybook/decorators.tsx'
import { hideAndShow } from '../../hideAndShow.ts'
import { inMain } from '../../inMain.tsx'
import { settings } from '../samples/account.ts'
import { fresh } from '../samples/fresh.ts'
import { insurance, subscription, subscriptions, uta, utaDeals, utaMonth } from '../samples/uta.ts'
import { sparsePolicy, sparseSubscriptions } from '../samples/sparse.ts'

const statistics = { ...samplesOf('trader').statistics(), month: utaMonth, updated_at: '2026-08-14T14:20:00Z' }
const broken = failed({ kind: 'server' }, () => {})
const offline = { savedAt: Date.parse('2026-08-14T14:17:00Z'), problem: { kind: 'offline' as const } }
const nothing = {
  ...uta,
  balance: '0',
  working: '0',
  locked: '0',
  locked_until: null,
  available: '0',
  month_profit: '0',
  month_profit_percent: '0',
}

const meta = {
  title: 'screens/uta/UtaScreen',
  component: UtaScreen,
  args: {
    uta: fresh(uta),
    subscriptions: fresh(subscriptions),
    settings: fresh(settings),
    statistics: fresh(statistics),
    deals: fresh(utaDeals),
    publicDeals: fresh(utaDeals),
    insurances: fresh([insurance]),
    links: {
      utaRefill: '#refill',
      utaWithdrawal: '#withdrawal',
      utaSubscribe: '#subscribe',
      deals: '#deals',
      deal: (id) => `#${id}`,
      statistics: '#statistics',
      insurance: '#insurance',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof UtaScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    await hideAndShow({ canvas, userEvent }, 'UTA balance')
  },
}
const minutesAgo = { asOf: storyNow - 10 * 60_000 }
/** Figures that are some minutes old say so. */
export const Old: Story = {
  args: { deals: ready(utaDeals, minutesAgo), statistics: ready(statistics, minutesAgo) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^As of 2:10\sPM/).length).toBeGreaterThan(0)
  },
}
/** Every month with data in UTA. */
export const AllMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }))
    await expect(canvas.getByRole('figure', { name: /^Balance, \d+ months, USDT$/ })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { uta: loading, subscriptions: loading, settings: loading, statistics: loading, deals: loading, insurances: loading },
}
export const Failed: Story = { args: { uta: broken, subscriptions: broken, statistics: broken, deals: broken, insurances: broken } }
/** Never subscribed: an introduction to UTA, the plans, public deals. */
export const Empty: Story = {
  args: { uta: ready(nothing), subscriptions: ready({ ...subscriptions, data: [] }), deals: ready([]) },
}
export const Offline: Story = {
  args: { uta: ready(uta, offline), statistics: ready(statistics, offline), deals: ready(utaDeals, offline) },
}
export const Blocked: Story = { args: { settings: ready({ ...settings, uta_withdrawal_blocked: true }), insurances: ready([]) } }
export const Ending: Story = {
  args: { subscriptions: ready({ ...subscriptions, data: [{ ...subscription, ends_at: '2026-08-16T12:00:00Z' }] }) },
}
export const Ended: Story = {
  args: {
    subscriptions: ready({
      ...subscriptions,
      data: [{ ...subscription, starts_at: '2026-05-01T12:00:00Z', ends_at: '2026-07-30T12:00:00Z', is_active: false }],
    }),
    insurances: null,
  },
}
export const Hidden: Story = { globals: { amounts: 'hidden' } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: Empty.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = { args: { subscriptions: ready(sparseSubscriptions), insurances: ready([sparsePolicy]) } }
