import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { preferences } from '#mocks/fixtures/market.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'
import { InvitationPart } from '#design-system/screens/referral/InvitationPart.tsx'
import { inMain } from '../../inMain.tsx'
import { referral } from '../samples/referral.ts'

const broken = failed({ kind: 'offline' }, () => {})

const meta = {
  title: 'screens/referral/AffiliateProgramScreen',
  component: AffiliateProgramScreen,
  args: {
    referral: ready(referral),
    invitation: <InvitationPart referral={ready(referral)} />,
    preferences: ready(preferences),
    links: { referral: '#referral', pool: '#pool', bonus: '#bonus' },
  },
  decorators: [inMain],
} satisfies Meta<typeof AffiliateProgramScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Middle').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('from 300,000 USDT')).toBeVisible()
    await expect(canvas.getByText(/Currently, 10% of each UTA profit/)).toBeVisible()
  },
}
/** For visitors without an account: the same terms, without personal data. */
export const Public: Story = {
  args: { referral: null, invitation: null, preferences: null, links: { referral: null, pool: null, bonus: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Referral program terms')
    await expect(canvas.queryByText('Your link')).toBeNull()
    await expect(canvas.getByText('Middle')).toBeVisible()
  },
}
export const Loading: Story = { args: { referral: loading, invitation: <InvitationPart referral={loading} />, preferences: loading } }
/** The article without its live data: the ladder shows the built-in table. */
export const Failed: Story = {
  args: { referral: broken, invitation: <InvitationPart referral={broken} />, preferences: failed({ kind: 'offline' }, () => {}) },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
