import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { insuranceTypes } from '#mocks/fixtures/market.ts'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { InsuranceInfoScreen } from '#design-system/screens/insurance/InsuranceInfoScreen.tsx'
import { fresh } from '../samples/fresh.ts'
import { inMarketingLayout } from './frame.tsx'
import { sparseType } from '../samples/sparse.ts'

const onRetry = fn()

const meta = {
  title: 'screens/insurance/InsuranceInfoScreen',
  component: InsuranceInfoScreen,
  parameters: { layout: 'fullscreen' },
  args: { types: fresh([...insuranceTypes]), links: { register: '#register', terms: '#terms', support: '#support', claim: '#claim' } },
  decorators: [inMarketingLayout],
} satisfies Meta<typeof InsuranceInfoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
  },
}
export const Loading: Story = { args: { types: loading } }
/** The text is shown without its prices. */
export const Failed: Story = {
  args: { types: failed({ kind: 'server' }, onRetry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
/** Nothing is on sale at the moment. */
export const Empty: Story = { args: { types: ready([]) } }
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
