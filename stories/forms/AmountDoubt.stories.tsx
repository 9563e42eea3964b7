import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AmountDoubt } from '#design-system/forms/AmountDoubt.tsx'
import { balances } from '../screens/samples/balances.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/AmountDoubt',
  component: AmountDoubt,
  parameters: {
    usage: {
      use: 'In the review of what leaves an account: an amount that its fee exceeds, or one too small to be shown.',
      instead: 'An amount that cannot be sent at all is an error of AmountField.',
      do: ['Put it below the values, above the button that sends.'],
      dont: ['Keep the user from sending.'],
      accessibility: ['A notice with a heading; it is there when the review opens, so it is read in its place.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    amount: '0.5',
    token: 'USDT',
    fee: { fee_type: 'matu', token: 'MATU', amount: '1.845018450184501845', discount: '20' },
    balances,
  },
} satisfies Meta<typeof AmountDoubt>

export default meta
type Story = StoryObj<typeof meta>

export const CostsMore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Send only 0\.50.USDT\?$/)).toBeVisible()
    await expect(canvas.getByText(/^The fee of 1\.8451.MATU is worth at least as much\.$/)).toBeVisible()
  },
}
export const Dust: Story = {
  args: { amount: '0.0000001', fee: { fee_type: 'usdt', token: 'USDT', amount: '0', discount: '0' } },
  play: ({ canvas }) => expect(canvas.getByText(/^This amount is too small to show/)).toBeVisible(),
}
export const Nothing: Story = { args: { amount: '320' }, play: ({ canvasElement }) => expect(canvasElement.querySelector('p')).toBeNull() }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
