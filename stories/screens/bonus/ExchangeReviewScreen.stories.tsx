import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { ExchangeReviewScreen } from '#design-system/screens/bonus/ExchangeReviewScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { offer, tinyOffer } from './exchanges.ts'

const meta = {
  title: 'screens/bonus/ExchangeReviewScreen',
  component: ExchangeReviewScreen,
  args: {
    quote: ready(offer),
    submission: idle,
    outcome: idleOutcome,
    onExecute: fn(),
    renewing: idle,
    onRenew: fn(),
    onEdit: fn(),
    links: { again: '#again', transactions: '#transactions', support: '#support' },
  },
  decorators: [inMain],
} satisfies Meta<typeof ExchangeReviewScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Rate held for 0:18')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Convert 400/ }))
    await expect(args.onExecute).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { quote: loading } }
export const Failed: Story = { args: { quote: failed({ kind: 'server' }, fn()) } }
export const Gone: Story = { args: { quote: ready('missing') } }

/** The rate has expired: nothing can be sent, a new rate is one press away. */
export const Expired: Story = {
  args: { quote: ready({ ...offer, status: 'expired', created_at: '2026-08-14T14:18:00Z', expires_at: '2026-08-14T14:18:30Z' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Convert/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new rate' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { submission: busy } }
export const Refused: Story = { args: { submission: refused({ kind: 'forbidden', message: 'Confirm Telegram first.' }) } }
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 12 }) } }

/** The outcome is unknown: locked, and nothing can be sent again. */
export const Unknown: Story = {
  args: {
    submission: refused({ kind: 'unknown-outcome' }),
    outcome: { state: 'unknown', phase: 'pausing', since: Date.parse('2026-08-14T14:20:00Z'), onCheck: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Convert 400/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Change amount' })).toBeDisabled()
  },
}
export const NotDone: Story = { args: { ...Expired.args, outcome: { state: 'not-done' } } }

/** Submitted offline: nothing was sent. */
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }
export const German: Story = { args: { quote: ready(tinyOffer) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: NotDone.args!, globals: { locale: 'ru', viewport: { value: 'w360' } } }
