import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Promotion } from '#sdk'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { PromoSummerLayout } from '#design-system/layouts/PromoSummerLayout.tsx'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { PromoStatusScreen } from '#design-system/screens/promo/PromoStatusScreen.tsx'
import { PromoTermsScreen } from '#design-system/screens/promo/PromoTermsScreen.tsx'
import { referral } from '../samples.ts'

const promotion: Promotion = samplesOf('trader').referral.promotion!
const taking = { ...referral, promotion }

const meta = {
  title: 'screens/promo/Promo',
  component: PromoStatusScreen,
  args: {
    referral: ready(taking),
    hidden: false,
    links: { terms: '#terms', bonus: '#bonus', verification: '#verification', refill: '#refill' },
  },
  decorators: [
    (Story) => (
      <main>
        <PromoSummerLayout>
          <Story />
        </PromoSummerLayout>
      </main>
    ),
  ],
} satisfies Meta<typeof PromoStatusScreen>

export default meta
type Story = StoryObj<typeof meta>

const terms = (args: Story['args'], globals?: Story['globals']): Story => ({
  render: ({ referral: from, links }) => (
    <PromoTermsScreen promotion={from.state === 'ready' ? ready(from.value.promotion) : from} links={{ status: '#', bonus: links.bonus }} />
  ),
  ...(args && { args }),
  ...(globals && { globals }),
})

export const Status: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invite 3 active partners').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  },
}
export const StatusLoading: Story = { args: { referral: loading } }
export const StatusFailed: Story = { args: { referral: failed({ kind: 'server' }, () => {}) } }
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
/** The last answer before the connection went, amounts hidden. */
export const Offline: Story = {
  args: { referral: ready(taking, { savedAt: Date.parse('2026-08-14T13:00:00Z'), problem: { kind: 'offline' } }), hidden: true },
}
export const Over: Story = { args: { referral: ready(referral) } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Terms: Story = terms({})
export const TermsRussianAt360: Story = terms({}, { locale: 'ru', viewport: { value: 'w360' } })
