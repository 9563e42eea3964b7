import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { Transfer } from '#design-system/lib/transfer.ts'
import { UtaRefillScreen } from '#design-system/screens/uta/UtaRefillScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { balances, noBalances, preferences } from '../samples/balances.ts'
import { fresh } from '../samples/fresh.ts'
import { delegation, subscriptions, uta } from '../samples/uta.ts'
import { sparseSubscriptions } from '../samples/sparse.ts'

const onCheck = fn()
const transfer: Transfer = {
  phase: 'asking',
  request_id: '8f2c-41d7',
  attempt: 7,
  attempts: 20,
  every: 2,
  delegation: { ...delegation, id: null, status: 'processing', balance_after: null, completed_at: null },
  checkedAt: Date.parse('2026-08-14T14:20:18Z'),
  onCheck,
  onAgain: fn(),
}

const meta = {
  title: 'screens/uta/UtaRefillScreen',
  component: UtaRefillScreen,
  args: {
    balances: fresh(balances),
    preferences: fresh(preferences),
    uta: fresh(uta),
    subscriptions: fresh(subscriptions),
    step: 'details',
    onReview: fn(),
    onEdit: fn(),
    submission: idle,
    outcome: idleOutcome,
    onRefill: fn(),
    transfer: null,
    links: {
      uta: '#uta',
      subscribe: '#subscribe',
      assetsRefill: '#refill',
      transactions: '#transactions',
      transaction: (id) => `#${id}`,
      support: '#support',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof UtaRefillScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The page's two steps. */
const Stepped: Story['render'] = (args) => {
  const [step, setStep] = useState(args.step)
  return <UtaRefillScreen {...args} step={step} onReview={() => setStep('review')} onEdit={() => setStep('details')} />
}

/** From the amount to the request: the review in between leads back without losing anything. */
export const Ready: Story = {
  render: Stepped,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    const amount = () => canvas.getByLabelText('Top-up amount')
    await userEvent.type(amount(), '500')
    await userEvent.click(canvas.getByLabelText(/^USDT/))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('heading', { name: 'Review the transfer' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(amount()).toHaveValue('500.00')
    await userEvent.click(canvas.getByLabelText(/^MATU/))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Top up UTA with 500/ }))
    await expect(args.onRefill).toHaveBeenCalledWith({ amount: '500', fee_type: 'matu' })
  },
}
export const Loading: Story = { args: { balances: loading, preferences: loading, uta: loading, subscriptions: loading } }
export const Failed: Story = { args: { balances: failed({ kind: 'server' }, () => {}) } }
export const NoSubscription: Story = { args: { subscriptions: ready({ ...subscriptions, data: [] }) } }
export const NoMoney: Story = { args: { balances: ready(noBalances) } }
/** The fee is deducted from the amount, which must exceed it. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^USDT/))
    await userEvent.type(canvas.getByLabelText('Top-up amount'), '2.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/Minimum amount: 100/)).toBeVisible()
  },
}
export const Refused: Story = {
  args: { submission: refused({ kind: 'invalid', status: 422 }, { amount: ['Only 3,215.80 USDT are available.'] }) },
}
export const Unknown: Story = {
  args: {
    submission: refused({ kind: 'unknown-outcome' }),
    outcome: { state: 'unknown', phase: 'pausing', since: Date.parse('2026-08-14T14:19:40Z'), onCheck },
  },
}
/** The seventh attempt of 20. */
export const Polling: Story = { args: { transfer } }
export const Offline: Story = { args: { transfer: { ...transfer, phase: 'paused' } } }
/** The 20th attempt brought no result: polling ends, the page says that nothing is charged twice, and offers a manual check. */
export const GaveUp: Story = {
  args: { transfer: { ...transfer, phase: 'gave-up', attempt: 20 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(onCheck).toHaveBeenCalled()
  },
}
export const Done: Story = { args: { transfer: { ...transfer, phase: 'done', delegation } } }
export const TransferFailed: Story = {
  args: {
    transfer: {
      ...transfer,
      phase: 'failed',
      delegation: { ...delegation, status: 'failed', failure_reason: 'The transfer was refused.' },
    },
  },
  play: async ({ canvas }) => {
    const reason = canvas.getByText('The transfer was refused.')
    const again = canvas.getByRole('button', { name: 'Try again' })
    await expect(reason.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // What was returned is no amount that arrives.
    await expect(canvas.queryByText('UTA receives')).toBeNull()
  },
}
export const Lost: Story = { args: { transfer: { ...transfer, phase: 'lost', delegation: null } } }
export const Busy: Story = { args: { submission: busy } }
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const German: Story = { args: { transfer }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = {
  args: { subscriptions: ready(sparseSubscriptions), transfer: { ...transfer, phase: 'done', delegation: { id: '1' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The amount was added to UTA' })).toBeVisible()
  },
}
export const SparseWaiting: Story = { args: { transfer: { ...transfer, delegation: {} } } }
