import type { Meta, StoryObj } from '@storybook/react-vite'
import { busy, refused } from '#design-system/lib/submission.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { WithdrawFiatScreen } from '#design-system/screens/withdraw/WithdrawFiatScreen.tsx'
import { storyNow } from '../../.storybook/toolbar-globals.ts'
import { withDraft } from '../../draft.tsx'
import { inMain } from '../../inMain.tsx'
import { blockedSettings } from '../samples/account.ts'
import { balances } from '../samples/balances.ts'
import { request } from './samples.ts'

const meta = {
  title: 'screens/withdraw/WithdrawFiatScreen',
  component: WithdrawFiatScreen,
  args: request,
  decorators: [withDraft, inMain],
} satisfies Meta<typeof WithdrawFiatScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The route's two steps, for a story that continues to the review. */
const Stepped: Story['render'] = (args) => {
  const [step, setStep] = useState(args.step)
  return <WithdrawFiatScreen {...args} step={step} onReview={() => setStep('review')} onEdit={() => setStep('details')} />
}

export const Ready: Story = {
  render: Stepped,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '100')
    await userEvent.type(canvas.getByLabelText('Card number'), '4111111111111111')
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111')
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'VERA LINDT')
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Send 100/ }))
    await expect(args.onSend).toHaveBeenCalledWith({
      method: 'card',
      token: 'USDT',
      amount: '100',
      fee_type: 'matu',
      card_number: '4111111111111111',
      card_holder: 'VERA LINDT',
    })
  },
}
export const Loading: Story = { args: { preferences: loading } }
export const Failed: Story = { args: { preferences: failed({ kind: 'offline' }, fn()) } }
/** Only other tokens: a card accepts USDT only. */
export const Empty: Story = {
  args: { balances: ready({ ...balances, data: balances.data.map((one) => (one.token === 'USDT' ? { ...one, available: '0' } : one)) }) },
}
export const Invalid: Story = {
  parameters: { draft: { amount: '1', card_number: '4111 1111 1111 1112' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    await expect(await canvas.findByText('Name on the card is required.')).toBeVisible()
    await expect(canvas.getByText(/This doesn’t look like a valid card number/)).toBeVisible()
  },
}
export const Blocked: Story = { args: { settings: ready(blockedSettings) } }
const filled = { parameters: { draft: { amount: '100', card_number: '4111 1111 1111 1111', card_holder: 'VERA LINDT' } } }
export const Busy: Story = { ...filled, args: { submission: busy } }
export const Refused: Story = {
  ...filled,
  args: { submission: refused({ kind: 'invalid', status: 422 }, { card_number: ['This card cannot be paid out to.'] }) },
}
export const Throttled: Story = { ...filled, args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
/** The connection broke before the response: locked, looked up, nothing can be sent again. */
export const Unknown: Story = {
  ...filled,
  args: {
    submission: refused({ kind: 'unknown-outcome' }),
    outcome: { state: 'unknown', phase: 'pausing', since: storyNow - 21_000, onCheck: fn() },
  },
}
/** Submitted offline: nothing was sent, and the typed values stay. */
export const Offline: Story = { ...filled, args: { submission: refused({ kind: 'offline' }) } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
