import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { TradeScreen } from '#design-system/screens/trade/TradeScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { fresh } from '../samples/fresh.ts'
import { insurance, subscription, uta, utaDeals } from '../samples/uta.ts'
import { sparsePolicy, sparseSubscriptions } from '../samples/sparse.ts'

const broken = failed({ kind: 'server' }, () => {})
const savedAt = Date.parse('2026-08-14T14:17:00Z')
const offline = { savedAt, problem: { kind: 'offline' as const } }

const meta = {
  title: 'screens/trade/TradeScreen',
  component: TradeScreen,
  args: {
    subscriptions: fresh([subscription]),
    uta: fresh(uta),
    insurances: fresh([insurance]),
    deals: fresh(utaDeals),
    publicDeals: fresh(utaDeals.filter(({ closed_at }) => closed_at)),
    links: {
      uta: '#uta',
      utaRefill: '#uta-refill',
      utaSubscribe: '#uta-subscribe',
      insurance: '#insurance',
      deals: '#deals',
      deal: (id) => `#${id}`,
      statistics: '#statistics',
      calculator: '#calculator',
      transactions: '#transactions',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof TradeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
  },
}
export const Loading: Story = { args: { subscriptions: loading, uta: loading, insurances: loading, deals: loading } }
export const Failed: Story = { args: { subscriptions: broken, uta: broken, insurances: broken, deals: broken } }
/** Verified, without purchases or transactions. */
export const Empty: Story = {
  args: { subscriptions: ready([]), insurances: ready([]), deals: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Latest UTA deals, including losses' })).toBeVisible()
  },
}
export const Offline: Story = { args: { uta: ready(uta, offline) } }
export const Hidden: Story = { globals: { amounts: 'hidden' } }
export const WithoutInsurance: Story = { args: { insurances: null } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: Empty.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = { args: { subscriptions: ready(sparseSubscriptions.data), insurances: ready([sparsePolicy]) } }
