import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { Partner, ReferralPeriod, ReferralStatistic } from '#sdk'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { UtaRewardScreen } from '#design-system/screens/uta/UtaRewardScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { fresh } from '../samples/fresh.ts'
import { referral } from '../samples/referral.ts'
import { refill } from '../samples/transactions.ts'

const month = (at: number): ReferralPeriod => ({
  starts_on: `${at < 4 ? 2025 : 2026}-${String(((at + 8) % 12) + 1).padStart(2, '0')}-01`,
  ends_on: `${at < 4 ? 2025 : 2026}-${String(((at + 8) % 12) + 1).padStart(2, '0')}-28`,
  income: String(20 + at * 3),
  kinds: [
    { kind: 'uta_result', amount: String(12 + at * 2) },
    { kind: 'subscription', amount: '8' },
  ],
  new_partners: 1,
})
const months = Array.from({ length: 12 }, (_, at) => month(at))
const statistic: ReferralStatistic = { ...referral, kinds: [{ kind: 'uta_result', amount: '1204.4' }], days: months, weeks: months, months }
const reward = (id: string, amount: string) => ({
  ...refill,
  id,
  type: 'uta_referral_reward' as const,
  account: 'bonus' as const,
  token: 'MATU' as const,
  amount,
  count: 3,
})
const rewards = [reward('tx-1', '42.75'), reward('tx-2', '18.2'), reward('tx-3', '7.05')]
const partner = (name: string, income: string): Partner => ({
  id: name,
  parent_id: null,
  level: 1,
  name,
  avatar_url: null,
  rank: 'middle',
  own_assets: '2400',
  structure_volume: '21800',
  partners_count: 0,
  is_active: true,
  income,
  joined_at: '2026-03-12T11:00:00Z',
})

const meta = {
  title: 'screens/uta/UtaRewardScreen',
  component: UtaRewardScreen,
  args: {
    referral: fresh(statistic),
    period: 'months',
    onPeriod: fn(),
    rewards: fresh(rewards),
    partners: ready([partner('Marta Silva', '256.63'), partner('Ilya Petrov', '318.4'), partner('Hugo Navarro', '0')]),
    links: { bonus: '#bonus', team: '#team', partner: (id) => `#${id}`, rewards: '#rewards', transaction: (id) => `#${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof UtaRewardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Weeks' }))
    await expect(args.onPeriod).toHaveBeenCalledWith('weeks')
    // The referral who brought most is first; one who brought nothing is not ranked.
    const ranked = within(canvas.getByRole('table', { name: 'By referral' })).getAllByRole('link')
    await expect(ranked.map(({ textContent }) => textContent)).toEqual(['Ilya Petrov', 'Marta Silva'])
  },
}
export const Loading: Story = { args: { referral: loading, partners: loading, rewards: loading } }
export const Failed: Story = {
  args: { referral: failed({ kind: 'server' }, () => {}), partners: ready(null), rewards: failed({ kind: 'server' }, () => {}) },
}
const unpaid = months.map((month) => ({ ...month, kinds: [] }))
/** Words in place of an axis without bars. */
export const Empty: Story = {
  args: { referral: fresh({ ...statistic, kinds: [], months: unpaid }), partners: ready([]), rewards: ready([]) },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No rewards in this period' })).toBeVisible(),
}
/** Saved figures, and a team too large to be ranked. */
export const Offline: Story = {
  args: { referral: ready(statistic, { savedAt: Date.parse('2026-08-14T11:02:00Z') }), partners: ready(null) },
}
export const Hidden: Story = { globals: { amounts: 'hidden' } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
