import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { PromoStatusScreen } from '#design-system/screens/promo/PromoStatusScreen.tsx'
import { referral } from '../samples/referral.ts'
import { inPromoLayout, promotion } from './promotion.tsx'

const taking = { ...referral, promotion }

const meta = {
  title: 'screens/promo/PromoStatusScreen',
  component: PromoStatusScreen,
  args: {
    referral: ready(taking),
    links: { terms: '#terms', bonus: '#bonus', verification: '#verification', refill: '#refill' },
  },
  decorators: [inPromoLayout],
} satisfies Meta<typeof PromoStatusScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Get 3 active referrals').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}
export const Loading: Story = { args: { referral: loading } }
export const Failed: Story = { args: { referral: failed({ kind: 'server' }, () => {}) } }
export const AtTheStart: Story = {
  args: {
    referral: ready({
      ...referral,
      promotion: {
        ...promotion,
        earned: '0',
        possible: '1000',
        steps: promotion.steps.map((step, at) => ({ ...step, state: at === 0 ? 'current' : 'locked', completed_at: null, progress: '0' })),
      },
    }),
  },
}
/** What the first step asks for was done before the season: it is not asked for again. */
export const AlreadyConfirmed: Story = {
  args: {
    referral: ready({
      ...referral,
      promotion: {
        ...promotion,
        steps: promotion.steps.map((step, at) => ({
          ...step,
          state: at === 0 ? 'current' : 'locked',
          completed_at: null,
          progress: at === 0 ? step.target : '0',
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Already confirmed')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Confirm' })).toBeNull()
  },
}
/** The last response before going offline, with hidden amounts. */
export const Offline: Story = {
  args: { referral: ready(taking, { savedAt: Date.parse('2026-08-14T13:00:00Z'), problem: { kind: 'offline' } }) },
  globals: { amounts: 'hidden' },
  play: async ({ canvas }) => {
    for (const name of ['Earned', 'Left to earn']) await expect(canvas.getByText(name).nextElementSibling).toHaveTextContent('••••')
  },
}
export const Over: Story = { args: { referral: ready(referral) } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
