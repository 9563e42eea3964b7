import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { ActivityScreen } from '#design-system/screens/referral/ActivityScreen.tsx'
import { byLevel } from '#design-system/screens/referral/activityPeriod.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { inMain } from '../../inMain.tsx'

const { referral, activePartners } = samplesOf('trader')
const nobody = samplesOf('empty')
const list = {
  items: ready(activePartners),
  more: false,
  loadingMore: false,
  moreFailed: false,
  onMore: fn(),
  search: '',
  onSearch: fn(),
  sort: byLevel,
  onSort: fn(),
}

const meta = {
  title: 'screens/referral/ActivityScreen',
  component: ActivityScreen,
  args: {
    period: 'month',
    statistic: ready(referral),
    partners: list,
    links: { all: '#all', week: '#week', month: '#month', info: '#info', partner: (id) => `#partner-${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof ActivityScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const Week: Story = {
  args: { period: 'week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getAllByText(/of 7 days$/).length).toBe(14)
    // Its figures are of seven days, the order of the server of thirty.
    await expect(canvas.queryByRole('button', { name: 'Active days' })).toBeNull()
  },
}
export const Nobody: Story = {
  args: { partners: { ...list, items: ready([]), search: 'Zacharias' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.partners?.onSearch).toHaveBeenCalledWith('')
  },
}
export const AllTime: Story = { args: { period: 'all', partners: null } }
export const Loading: Story = { args: { statistic: loading, partners: { ...list, items: loading } } }
export const Failed: Story = { args: { statistic: failed({ kind: 'server' }, () => {}) } }
export const PartnersFailed: Story = { args: { partners: { ...list, items: failed({ kind: 'network' }, () => {}) } } }
export const Empty: Story = {
  args: { statistic: ready(nobody.referral), partners: { ...list, items: ready([]) } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No rewards in this period' })).toBeVisible(),
}
export const Offline: Story = {
  args: { statistic: ready(referral, { savedAt: Date.parse('2026-08-14T12:02:00Z'), problem: { kind: 'offline' } }) },
  globals: { amounts: 'hidden' },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: Week.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
