import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { UtaWithdrawalScreen } from '#design-system/screens/uta/UtaWithdrawalScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { blockedSettings, settings } from '../samples/account.ts'
import { balances, preferences } from '../samples/balances.ts'
import { fresh } from '../samples/fresh.ts'
import { withdrawal } from '../samples/transactions.ts'
import { uta } from '../samples/uta.ts'

const onWay = { ...withdrawal, id: 'tx-1043', type: 'uta_withdrawal' as const, status: 'accepted' as const, token: 'USDT' as const, amount: '247.5', fee_amount: '2.5', fee_token: 'USDT' as const } // prettier-ignore
const receipt = {
  transaction: ready(onWay),
  address: 'https://matu.example/en/cabinet/trade/uta/withdrawal?receipt=tx-1043',
  onClose: fn(),
}

const meta = {
  title: 'screens/uta/UtaWithdrawalScreen',
  component: UtaWithdrawalScreen,
  args: {
    uta: fresh(uta),
    balances: fresh(balances),
    preferences: fresh(preferences),
    settings: fresh(settings),
    step: 'details',
    onReview: fn(),
    onEdit: fn(),
    submission: idle,
    outcome: idleOutcome,
    onWithdraw: fn(),
    receipt: null,
    links: { uta: '#uta', transactions: '#transactions', safety: '#safety', twoFactor: '#2fa', support: '#support' },
  },
  decorators: [inMain],
} satisfies Meta<typeof UtaWithdrawalScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The page's two steps. */
const Stepped: Story['render'] = (args) => {
  const [step, setStep] = useState(args.step)
  return <UtaWithdrawalScreen {...args} step={step} onReview={() => setStep('review')} onEdit={() => setStep('details')} />
}

export const Ready: Story = {
  render: Stepped,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/^As of /)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Amount to withdraw from UTA'), '250')
    await userEvent.click(canvas.getByLabelText(/^USDT/))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('within 24 hours')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw 250/ }))
    await expect(args.onWithdraw).toHaveBeenCalledWith({ amount: '250', fee_type: 'usdt' })
  },
}
export const Loading: Story = { args: { uta: loading, balances: loading, preferences: loading, settings: loading } }
export const Failed: Story = { args: { uta: failed({ kind: 'server' }, () => {}) } }
export const Empty: Story = {
  args: { uta: ready({ ...uta, balance: '0', available: '0', locked: '0', working: '0', locked_until: null }) },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Open UTA' })).toHaveAttribute('href', '#uta'),
}
export const AllLocked: Story = { args: { uta: ready({ ...uta, available: '0' }) } }
/** Together with all withdrawals: since when, until when and why, and what to do. */
export const Blocked: Story = {
  args: { settings: ready({ ...blockedSettings, uta_withdrawal_blocked: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Withdrawals from UTA resume on August 21 at 6:00\sPM$/ })).toBeVisible()
    await expect(canvas.getByText(/Your password was changed/)).toBeVisible()
    await expect(canvas.getByText('Aug 7, 6:00 PM')).toBeVisible()
  },
}
/** Only UTA: the server says neither why nor until when. */
export const BlockedWithoutDate: Story = { args: { settings: ready({ ...settings, uta_withdrawal_blocked: true }) } }
export const BlockedInGerman: Story = { args: Blocked.args!, globals: { locale: 'de', viewport: { value: 'w360' } } }
/** More than the unlocked amount. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount to withdraw from UTA'), '5000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/259\.82.*over your available balance/)).toBeVisible()
  },
}
export const Refused: Story = {
  args: { submission: refused({ kind: 'forbidden', status: 403, message: 'Withdrawals from UTA are paused.' }) },
}
export const Unknown: Story = {
  args: {
    submission: refused({ kind: 'unknown-outcome' }),
    outcome: { state: 'unknown', phase: 'manual', since: Date.parse('2026-08-14T14:19:40Z'), onCheck: fn() },
  },
}
export const OnItsWay: Story = { args: { receipt } }
export const Busy: Story = { args: { submission: busy } }
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
/** Submitted offline: nothing was sent. */
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const German: Story = { args: OnItsWay.args, globals: { locale: 'de', viewport: { value: 'w360' } } }
