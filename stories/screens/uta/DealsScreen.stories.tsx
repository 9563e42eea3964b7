import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { DealsScreen } from '#design-system/screens/uta/DealsScreen.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { inMain } from '../../inMain.tsx'

const { deals } = samplesOf('trader')
const asOf = Date.parse('2026-08-14T12:20:00Z')
const onClose = fn()

const meta = {
  title: 'screens/uta/DealsScreen',
  component: DealsScreen,
  args: {
    deals: ready(deals.slice(0, 24)),
    publicDeals: null,
    asOf,
    newer: false,
    refreshing: idle,
    onRefresh: fn(),
    filters: {},
    onFilters: fn(),
    months: ['2026-08', '2026-07', '2026-06'],
    pairs: ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'],
    more: true,
    loadingMore: false,
    moreFailed: false,
    step: 60,
    onMore: fn(),
    exporting: idle,
    exportedPart: null,
    onExport: fn(),
    dealHref: (id) => `#${id}`,
    detail: null,
    subscribeHref: '#plans',
  },
  decorators: [inMain],
} satisfies Meta<typeof DealsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Closed' }))
    await expect(args.onFilters).toHaveBeenCalledWith({ type: 'closed' })
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '2026-07')
    await expect(args.onFilters).toHaveBeenLastCalledWith({ month: '2026-07' })
    await expect(canvas.getByRole('group', { name: 'Total of the deals shown' })).toHaveTextContent('24 deals shown22 closed:')
  },
}
/** Users who never subscribed see the latest public deals, and what a subscription offers. */
export const WithoutSubscription: Story = {
  args: { deals: ready([]), publicDeals: ready(deals.slice(0, 24)) },
  globals: { amounts: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Latest UTA deals, including losses', { selector: 'strong' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '#plans')
    await expect(canvas.queryByText('••••')).toBeNull()
  },
}
export const WithoutSubscriptionFailed: Story = { args: { deals: ready([]), publicDeals: failed({ kind: 'server' }, () => {}) } }
export const WithoutSubscriptionInRussian: Story = {
  args: { deals: ready([]), publicDeals: ready(deals.slice(0, 24)) },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
}
/** Ten thousand in the list, a few dozen in the document. */
export const TenThousand: Story = {
  args: { deals: ready(deals), more: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  },
}
export const Loading: Story = { args: { deals: loading } }
export const Failed: Story = { args: { deals: failed({ kind: 'server' }, () => {}) } }
export const Empty: Story = { args: { deals: ready([]), more: false } }
export const NoMatches: Story = { args: { deals: ready([]), more: false, filters: { type: 'open', month: '2026-06', pair: 'BTC/USDT' } } }
export const Offline: Story = {
  args: {
    deals: ready(deals.slice(0, 12), { savedAt: asOf, problem: { kind: 'offline' } }),
    moreFailed: true,
    refreshing: refused({ kind: 'offline' }),
  },
}
/** The export is being created, and newer figures are loading. */
export const Busy: Story = { args: { exporting: busy, refreshing: busy } }
/** Both failed: the list stays. */
export const Refused: Story = {
  args: { exporting: refused({ kind: 'server', status: 500 }), refreshing: refused({ kind: 'timeout' }) },
}
export const Throttled: Story = { args: { exporting: refused({ kind: 'throttled', status: 429, retryAfter: 30 }) } }
/** Newer figures are announced, but shown only on request. */
export const Newer: Story = {
  args: { newer: true, filters: { type: 'closed' }, deals: ready(deals.slice(2, 14)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show latest data/ }))
    await expect(args.onRefresh).toHaveBeenCalled()
  },
}
export const Detail: Story = {
  args: { detail: { id: deals[2]!.id, deal: ready(deals[2]!), onClose } },
}
export const RussianOpenDetail: Story = {
  args: { detail: { id: deals[1]!.id, deal: ready(deals[1]!), onClose } },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
}
export const German: Story = { globals: { amounts: 'hidden', locale: 'de', viewport: { value: 'w360' } } }
