import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { ReferralMainScreen } from '#design-system/screens/referral/ReferralMainScreen.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { hideAndShow } from '../../hideAndShow.ts'
import { inMain } from '../../inMain.tsx'

const trader = samplesOf('trader')
const leader = samplesOf('leader')
const nobody = samplesOf('empty')

const meta = {
  title: 'screens/referral/ReferralMainScreen',
  component: ReferralMainScreen,
  args: {
    statistic: ready(trader.referral),
    qualification: ready(trader.qualification),
    links: {
      partner: (id) => `#partner-${id}`,
      structure: '#structure',
      activity: '#activity',
      programme: '#programme',
      pool: (number) => `#pool-${number}`,
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof ReferralMainScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }))
    await expect(await canvas.findByRole('img', { name: /QR code of your link, matu.example\/r\/VERA48/ })).toBeVisible()
    await hideAndShow({ canvas, userEvent }, 'All-time rewards')
  },
}
export const Loading: Story = { args: { statistic: loading, qualification: loading } }
export const Failed: Story = {
  args: { statistic: failed({ kind: 'server' }, () => {}), qualification: failed({ kind: 'network' }, () => {}) },
}
/** Nobody invited, nothing earned. */
export const Empty: Story = { args: { statistic: ready(nobody.referral), qualification: ready(nobody.qualification) } }
export const Offline: Story = {
  args: { statistic: ready(trader.referral, { savedAt: Date.parse('2026-08-14T12:02:00Z'), problem: { kind: 'offline' } }) },
}
/** One step below the top: three conditions. */
export const BeforeMaster: Story = { args: { statistic: ready(leader.referral), qualification: ready(leader.qualification) } }
export const TopRank: Story = {
  args: { statistic: ready({ ...leader.referral, rank: 'master', next_rank: null, own_assets: '12000', structure_volume: '410000' }) },
}
/** Neither the amounts nor the per cent of those that are known. */
export const Hidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvas }) => {
    const pools = within(canvas.getByRole('region', { name: 'Leader pools' }))
    await expect(pools.getAllByText('••••').length).toBeGreaterThan(0)
    await expect(pools.queryByText(/%/)).toBeNull()
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: BeforeMaster.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { args: Empty.args, globals: { locale: 'es', viewport: { value: 'w360' } } }
