import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { insuranceTypes } from '#mocks/fixtures/market.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { InsuranceTermsScreen } from '#design-system/screens/insurance/InsuranceTermsScreen.tsx'
import { fresh } from '../samples/fresh.ts'
import { inMarketingLayout } from './frame.tsx'
import { sparseType } from '../samples/sparse.ts'

const meta = {
  title: 'screens/insurance/InsuranceTermsScreen',
  component: InsuranceTermsScreen,
  parameters: { layout: 'fullscreen' },
  args: { types: fresh([...insuranceTypes]), links: { register: '#register', support: '#support', claim: '#claim' } },
  decorators: [inMarketingLayout],
} satisfies Meta<typeof InsuranceTermsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(1 + insuranceTypes.length)
    await expect(canvas.queryByText(/^As of /)).toBeNull()
  },
}
export const Loading: Story = { args: { types: loading } }
/** The terms are shown; only the price table is missing. */
export const Failed: Story = { args: { types: failed({ kind: 'offline' }, () => {}) } }
/** Nothing is on sale at the moment: no promises and no buttons. */
export const Empty: Story = {
  args: { types: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There are no policies to choose from/)).toBeVisible()
    await expect(canvas.queryByText(/can buy these policies now/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Buy policy' })).toBeNull()
  },
}
export const Offline: Story = {
  args: { types: ready([...insuranceTypes], { savedAt: Date.parse('2026-08-14T13:00:00Z'), problem: { kind: 'offline' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved /)).toBeVisible()
  },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = { args: { types: ready([sparseType]) } }
