import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { PromoTermsScreen } from '#design-system/screens/promo/PromoTermsScreen.tsx'
import { inPromoLayout, promotion } from './promotion.tsx'

const meta = {
  title: 'screens/promo/PromoTermsScreen',
  component: PromoTermsScreen,
  args: { promotion: ready(promotion), links: { status: '#status', bonus: '#bonus' } },
  decorators: [inPromoLayout],
} satisfies Meta<typeof PromoTermsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + promotion.steps.length)
  },
}
export const Loading: Story = { args: { promotion: loading } }
export const Failed: Story = { args: { promotion: failed({ kind: 'server' }, () => {}) } }
export const Offline: Story = {
  args: { promotion: ready(promotion, { savedAt: Date.parse('2026-08-14T13:00:00Z'), problem: { kind: 'offline' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved /)).toBeVisible()
  },
}
export const Over: Story = { args: { promotion: ready(null) } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
