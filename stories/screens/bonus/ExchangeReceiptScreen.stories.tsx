import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { ExchangeReceiptScreen } from '#design-system/screens/bonus/ExchangeReceiptScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { exchanged, offer, tinyOffer } from './exchanges.ts'

const meta = {
  title: 'screens/bonus/ExchangeReceiptScreen',
  component: ExchangeReceiptScreen,
  args: {
    exchange: ready(exchanged),
    address: 'https://matu.example/en/cabinet/bonus-account/exchange?receipt=ex-15',
    links: { again: '#again', transactions: '#transactions', transaction: (id) => `#${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof ExchangeReceiptScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The tokens are in your assets.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View transaction' })).toHaveAttribute('href', '#tx-1045')
  },
}
export const Loading: Story = { args: { exchange: loading } }
export const Failed: Story = { args: { exchange: failed({ kind: 'server' }, fn()) } }

/** A quote that was not accepted has no receipt. */
export const Gone: Story = { args: { exchange: ready(offer) } }
export const NotExchanged: Story = {
  args: { exchange: ready({ ...exchanged, status: 'failed', failure_reason: 'The operation was refused.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The tokens are in your assets.')).toBeNull()
  },
}
export const Hidden: Story = { globals: { amounts: 'hidden' } }
export const German: Story = {
  args: { exchange: ready({ ...tinyOffer, status: 'done', transaction_id: null, completed_at: '2026-08-14T14:20:00Z' }) },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
