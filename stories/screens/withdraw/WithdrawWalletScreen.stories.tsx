import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, refused } from '#design-system/lib/submission.ts'
import { WithdrawWalletScreen } from '#design-system/screens/withdraw/WithdrawWalletScreen.tsx'
import { storyNow } from '../../.storybook/decorators.tsx'
import { withDraft } from '../../draft.tsx'
import { inMain } from '../../inMain.tsx'
import { blockedSettings, settings } from '../samples/account.ts'
import { balances, hugeBalances, noBalances } from '../samples/balances.ts'
import { earlierWithdrawals, own, request, wallets } from './samples.ts'
import { sparseWallet } from '../samples/sparse.ts'

const meta = {
  title: 'screens/withdraw/WithdrawWalletScreen',
  component: WithdrawWalletScreen,
  args: { ...request, wallets: ready(wallets), own, known: [], recent: ready([]), testTransferFrom: null, token: null },
  decorators: [withDraft, inMain],
} satisfies Meta<typeof WithdrawWalletScreen>

export default meta
type Story = StoryObj<typeof meta>

const first = earlierWithdrawals[0]!.address
const fresh = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'
const mistyped = '0x52908400098527886E0F7030069857D2E4169Ee7'

/** The route's two steps, for a story that continues to the review. */
const Stepped: Story['render'] = (args) => {
  const [step, setStep] = useState(args.step)
  return <WithdrawWalletScreen {...args} step={step} onReview={() => setStep('review')} onEdit={() => setStep('details')} />
}

export const Ready: Story = { tags: ['daily'], parameters: { draft: { amount: '1250' } } }
export const Loading: Story = { args: { balances: loading } }
export const Failed: Story = { args: { balances: failed({ kind: 'server', status: 500 }, fn()) } }
export const Empty: Story = { args: { balances: ready(noBalances) } }

/** Every digit of what will be sent; the route ignores a second press. */
export const Review: Story = {
  parameters: { draft: { amount: '3215.800000000000000001' } },
  args: {
    balances: ready({
      ...balances,
      data: balances.data.map((one) => (one.token === 'USDT' ? { ...one, available: '3215.800000000000000001' } : one)),
    }),
  },
  render: Stepped,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Send 3,215\.80/ }))
    await expect(args.onSend).toHaveBeenCalledWith({
      method: 'wallet',
      token: 'USDT',
      amount: '3215.800000000000000001',
      fee_type: 'matu',
      trusted_wallet_id: 'tw-1',
    })
  },
}

/** The user confirms an address with a failed checksum; the review repeats the warning. */
export const Doubtful: Story = {
  parameters: { draft: { amount: '1250', address: mistyped } },
  args: { wallets: null },
  render: Stepped,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    await expect(await canvas.findByText('Check this box to continue.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /compared every character/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    const send = await canvas.findByRole('button', { name: /^Send 1,250/ })
    await expect(canvas.getByText('Is this the right address?')).toBeVisible()
    await userEvent.click(send)
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ address: mistyped }))
  },
}
/** A trusted wallet that looks like an earlier destination. */
export const DoubtfulWallet: Story = {
  parameters: { draft: { amount: '1250' } },
  args: { known: [{ label: 'Exchange', address: `${wallets[0]!.address.slice(0, 6)}${'0'.repeat(32)}${wallets[0]!.address.slice(-4)}` }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/This looks like “Exchange”/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    await expect(await canvas.findByText('Check this box to continue.')).toBeVisible()
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}
export const DoubtfulInGerman: Story = {
  parameters: { draft: { amount: '1250', address: mistyped } },
  args: { wallets: null },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}

/** Choosing fills the field; an address that only looks like the chosen one is still reported. */
export const Recent: Story = {
  args: {
    wallets: null,
    recent: ready(earlierWithdrawals),
    known: earlierWithdrawals.map(({ address }) => ({ address: address!, label: address! })),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('button', { name: /^0x5290…9EE7/ })
    await userEvent.click(choice)
    const address = canvas.getByLabelText('BEP-20 address')
    await expect(address).toHaveValue('0x52908400098527886E0F7030069857D2E4169EE7')
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await userEvent.clear(address)
    await userEvent.type(address, `0x5290${'0'.repeat(32)}9EE7`)
    await expect(await canvas.findByText(/This looks like “0x5290/)).toBeVisible()
    await expect(choice).toHaveAttribute('aria-pressed', 'false')
  },
}
/** The list is not there yet: its room is. */
export const RecentLoading: Story = { args: { wallets: null, recent: loading } }

/** Unknown, so nothing is marked, and nothing waits. */
export const RecentFailed: Story = {
  parameters: { draft: { amount: '1250', address: first } },
  args: { wallets: null, recent: failed({ kind: 'server', status: 500 }, fn()), testTransferFrom: '1000' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^You’ve withdrawn to this address before/)).toBeNull()
    await expect(canvas.queryByText('Send a small test first?')).toBeNull()
  },
}
/** A withdrawal went to the typed address before: in the form, and in the review. */
export const SentBefore: Story = {
  parameters: { draft: { amount: '1250', address: first } },
  args: { wallets: null, recent: ready(earlierWithdrawals), testTransferFrom: '1000' },
  render: Stepped,
  play: async ({ canvas, userEvent }) => {
    const mark = 'You’ve withdrawn to this address before, most recently on August 12.'
    await expect(await canvas.findByText(mark)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    await expect(await canvas.findByRole('button', { name: /^Send 1,250/ })).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'Review before sending' })).getByText(mark)).toBeVisible()
  },
}
/** A trusted wallet says when it was last used. */
export const UsedWallet: Story = {
  parameters: { draft: { amount: '1250' } },
  args: { wallets: ready(wallets.map((one) => (one.id === 'tw-1' ? { ...one, last_used_at: '2026-08-10T18:05:00Z' } : one))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Cold wallet.*Last used Aug 10/ })).toBeChecked()
  },
}
/** Much goes to an address for the first time: a small amount is proposed, and the whole one can be taken back. */
export const TestTransfer: Story = {
  parameters: { draft: { amount: '1250', address: fresh } },
  args: { wallets: null, recent: ready(earlierWithdrawals), testTransferFrom: '1000' },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText('Amount')
    await userEvent.click(await canvas.findByRole('button', { name: /^Start with 10/ }))
    await expect(amount).toHaveValue('10.00')
    await expect(canvas.getByText(/withdraw the remaining 1,240\.00/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw 1,250.* at once/ }))
    await expect(amount).toHaveValue('1,250.00')
    await expect(canvas.getByText('Send a small test first?')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '999')
    await expect(canvas.queryByText('Send a small test first?')).toBeNull()
  },
}
export const TestTransferInGerman: Story = {
  parameters: { draft: { amount: '1250', address: fresh } },
  args: { wallets: null, recent: ready(earlierWithdrawals), testTransferFrom: '1000' },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}

/** The user's own address, an imitation of a known address, more than the balance. */
export const Invalid: Story = {
  parameters: { draft: { amount: '9000', address: own } },
  args: {
    wallets: null,
    known: [{ label: 'Cold wallet', address: wallets[0]!.address }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review details' }))
    await expect(await canvas.findByText('This is your own deposit address. Enter another one.')).toBeVisible()
    const address = canvas.getByLabelText('BEP-20 address')
    await userEvent.clear(address)
    await userEvent.type(address, `0x7A3f${'0'.repeat(32)}C91e`)
    await userEvent.tab()
    await expect(await canvas.findByText(/This looks like “Cold wallet”/)).toBeVisible()
  },
}

export const Busy: Story = {
  parameters: { draft: { amount: '0.000000000000000001' } },
  args: { submission: busy },
}

export const Refused: Story = {
  parameters: { draft: { amount: '1250' } },
  args: {
    submission: refused({ kind: 'invalid', status: 422 }, { amount: ['Your balance is too low: 12.5 USDT available.'] }),
  },
}

/** The connection broke before the response: locked, looked up, nothing can be sent again. */
export const Unknown: Story = {
  parameters: { draft: { amount: '1250' } },
  args: {
    submission: refused({ kind: 'unknown-outcome' }),
    outcome: { state: 'unknown', phase: 'pausing', since: storyNow - 21_000, onCheck: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Review details' })).toBeDisabled()
  },
}

export const Blocked: Story = {
  args: { settings: ready(blockedSettings) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Amount')).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Change password' })).toHaveAttribute('href', '#safety')
  },
}
/** Ours: there is nothing to undo. */
export const BlockedForReview: Story = { args: { settings: ready({ ...blockedSettings, withdraws_block_reason: 'review' }) } }
export const BlockedInRussian: Story = {
  args: { settings: ready({ ...blockedSettings, withdraws_blocked_until: '2026-08-15T09:41:00Z' }) },
  globals: { locale: 'ru', theme: 'dark', viewport: { value: 'w360' } },
}
const trustedOnly = ready({ ...settings, trusted_wallets_only: true })
/** The user's own setting: only trusted wallets are offered, and the form says why. */
export const OnlyTrusted: Story = {
  args: { settings: trustedOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can withdraw only to your trusted wallets/)).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /Another BEP-20 address/ })).toBeNull()
  },
}
/** Turned off, but in force until then. */
export const OnlyTrustedUntil: Story = {
  args: { settings: ready({ ...settings, trusted_wallets_only: true, trusted_wallets_only_until: '2026-08-15T12:20:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/it stays in force until August 15, 12:20\sPM/)).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /Another BEP-20 address/ })).toBeNull()
  },
}
export const OnlyTrustedNoneActive: Story = {
  args: { settings: trustedOnly, wallets: ready(wallets.filter(({ status }) => status === 'waiting')) },
}
export const OnlyTrustedFailed: Story = {
  args: { settings: trustedOnly, wallets: failed({ kind: 'server', status: 500 }, fn()) },
}
export const OnlyTrustedInGerman: Story = {
  args: { settings: trustedOnly },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
export const Throttled: Story = {
  parameters: { draft: { amount: '1250' } },
  args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) },
}
/** Submitted offline: nothing was sent, and the typed values stay. */
export const Offline: Story = { parameters: { draft: { amount: '1250' } }, args: { submission: refused({ kind: 'offline' }) } }
/** Nine digits, and dust. */
export const German: Story = {
  parameters: { draft: { amount: '123456789.000000000000000001' } },
  args: { balances: ready(hugeBalances) },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = {
  args: { wallets: ready([sparseWallet]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^0x....…/ })).toBeChecked()
  },
}
