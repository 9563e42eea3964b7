import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { WithdrawalScreen } from '#design-system/screens/withdraw/WithdrawalScreen.tsx'
import { storyNow } from '../../.storybook/toolbar-globals.ts'
import { inMain } from '../../inMain.tsx'
import { code, links, withdrawal } from './samples.ts'

const still = { submission: idle, outcome: idleOutcome }
const waiting = withdrawal({ status: 'awaiting_confirmation', code, processed_until: null })
const past = '2026-08-14T13:00:00Z'
const hash = '0x5f1c0d0b6f1b5a1e7b2c9a0d4e3f6a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5'

const meta = {
  title: 'screens/withdraw/WithdrawalScreen',
  component: WithdrawalScreen,
  args: {
    withdrawal: ready(waiting),
    settings: ready({ withdraws_blocked_until: null }),
    confirming: still,
    onConfirm: fn(),
    resending: idle,
    onResend: fn(),
    cancelling: still,
    onCancel: fn(),
    onAnother: fn(),
    onAgain: fn() as (() => void) | null,
    explorer: null,
    address: 'https://cabinet.example/en/cabinet/actives/withdraw/wallet?receipt=wd-77',
    links: { ...links, trust: '#trust' },
  },
  decorators: [inMain],
} satisfies Meta<typeof WithdrawalScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No code is accepted: says why and until when; it can be called off. */
export const Paused: Story = {
  args: { settings: ready({ withdraws_blocked_until: '2026-08-15T14:02:00Z', withdraws_block_reason: 'password_changed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t be entered while withdrawals are paused/)).toBeVisible()
    await expect(canvas.queryByLabelText('Six-digit code')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Cancel withdrawal' })).toBeEnabled()
  },
}
/** A code was sent: another one can be requested. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^New code in|^Send a new code$/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Six-digit code'), '246810')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('246810'))
  },
}
export const Loading: Story = { args: { withdrawal: loading } }
export const Failed: Story = { args: { withdrawal: failed({ kind: 'server', status: 500 }, fn()) } }
export const NotThere: Story = { args: { withdrawal: failed({ kind: 'missing', status: 404 }, fn()) } }
export const WrongCode: Story = {
  args: {
    withdrawal: ready(withdrawal({ ...waiting, code: { ...code, attempts_left: 2 } })),
    confirming: {
      submission: refused({ kind: 'invalid', status: 422 }, { code: ['This code is incorrect. Attempts left: 2.'] }),
      outcome: idleOutcome,
    },
  },
}
/** The code comes from an app: nothing was sent, and nothing can be resent. */
export const ByApp: Story = {
  args: { withdrawal: ready(withdrawal({ ...waiting, code: { ...code, channel: 'app', target: null } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/authenticator app/)).toBeVisible()
    await expect(canvas.queryByText(/^New code in|^Send a new code$/)).toBeNull()
  },
}
/** The code is valid until a time of another day. */
export const AnotherDay: Story = {
  args: { withdrawal: ready(withdrawal({ ...waiting, code: { ...code, expires_at: '2026-08-15T14:25:00Z' } })) },
  play: ({ canvas }) => expect(canvas.getByText(/It’s valid until Aug 15, \d+:25\s[AP]M\./)).toBeVisible(),
}
export const Expired: Story = {
  args: {
    withdrawal: ready(
      withdrawal({
        ...waiting,
        code: { ...code, channel: 'app', target: null, expires_at: '2026-08-14T14:19:59Z', resend_at: '2026-08-14T14:18:00Z' },
      }),
    ),
  },
}
/** Eighteen decimals on the button. */
export const Busy: Story = {
  args: {
    withdrawal: ready({ ...waiting, amount: '123456789.000000000000000001' }),
    confirming: { submission: busy, outcome: idleOutcome },
  },
}
/** On the network: confirmations are counted. */
export const Confirming: Story = {
  args: {
    withdrawal: ready(withdrawal({ status: 'confirming', tx_hash: hash, confirmations: 7, confirmations_required: 15 })),
    explorer: `https://bscscan.example/tx/${hash}`,
    addressLink: 'https://bscscan.example/address/0x9F1c',
  },
  play: async ({ canvas }) => {
    const stages = canvas.getAllByRole('listitem')
    await expect(stages.map(({ textContent }) => textContent?.replace(/(done).*$/, '$1'))).toEqual([
      'Started, done',
      'Sent to the network, done',
      '7 of 15 confirmations',
      'Arrives in the wallet',
    ])
    await expect(stages[2]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: 'Copy hash' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^View address in explorer/ })).toHaveAttribute(
      'href',
      'https://bscscan.example/address/0x9F1c',
    )
  },
}
/** The announced time has passed: which step it is in, why that happens and what to do. */
export const LateToStart: Story = {
  args: { withdrawal: ready(withdrawal({ status: 'accepted', processed_until: past })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is taking longer than usual')).toBeVisible()
    await expect(canvas.getByText(/still waiting to be processed/)).toBeVisible()
    await expect(canvas.getByText(/You can cancel until processing starts/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '#support')
    await expect(canvas.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible()
  },
}
export const LateToSend: Story = {
  args: { withdrawal: ready(withdrawal({ status: 'processing', processed_until: past })) },
  play: ({ canvas }) => expect(canvas.getByText(/Don’t create a second withdrawal/)).toBeVisible(),
}
/** A deployment without an explorer: the text does not mention one. */
export const LateInNetwork: Story = {
  args: {
    withdrawal: ready(
      withdrawal({ status: 'confirming', processed_until: past, tx_hash: hash, confirmations: 7, confirmations_required: 15 }),
    ),
    links: { ...links, trust: null, support: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/when the network is busy/)).toBeVisible()
    await expect(canvas.queryByText(/If the explorer/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Contact support' })).toBeNull()
  },
}
export const LateInGerman: Story = {
  args: {
    withdrawal: ready(
      withdrawal({ status: 'confirming', processed_until: past, tx_hash: hash, confirmations: 7, confirmations_required: 15 }),
    ),
    explorer: `https://bscscan.example/tx/${hash}`,
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
export const Done: Story = {
  args: {
    withdrawal: ready(
      withdrawal({
        status: 'done',
        tx_hash: hash,
        amount: '123456789.000000000000000001',
        net_amount: '123456789.000000000000000001',
        completed_at: '2026-08-14T14:19:59Z',
      }),
    ),
  },
}
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Six-digit code'), '24')
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm 1,250/ }))
    await expect(canvas.getByLabelText('Six-digit code')).toBeInvalid()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Throttled: Story = {
  args: { confirming: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }), outcome: idleOutcome } },
}
/** The code was sent off without a response: locked, and looked up. */
export const Unknown: Story = {
  args: {
    confirming: {
      submission: refused({ kind: 'unknown-outcome' }),
      outcome: { state: 'unknown', phase: 'pausing', since: storyNow - 21_000, onCheck: fn() },
    },
  },
}
export const Offline: Story = { args: { confirming: { submission: refused({ kind: 'offline' }), outcome: idleOutcome } } }
export const German: Story = {
  args: {
    withdrawal: ready(
      withdrawal({ status: 'failed', failure_reason: 'Das Netzwerk hat die Transaktion abgelehnt.', completed_at: '2026-08-14T14:19:59Z' }),
    ),
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}

/** An ended withdrawal can be repeated, and its address saved. */
export const NextSteps: Story = {
  args: { withdrawal: ready(withdrawal({ status: 'done', tx_hash: hash, completed_at: '2026-08-14T14:19:00Z' })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Save as trusted' })).toHaveAttribute('href', '#trust')
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
/** While it is on its way, another one would be sent by mistake. */
export const NotAgainYet: Story = {
  args: { withdrawal: ready(withdrawal({ status: 'processing' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Save as trusted' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull()
  },
}
/** Nothing was paid and nothing arrives: no fee, no sum, and no address to save. */
export const Cancelled: Story = {
  args: { withdrawal: ready(withdrawal({ status: 'cancelled', completed_at: '2026-08-14T14:19:59Z' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/(done).*$/, '$1'))).toEqual([
      'Started, done',
      'Returned to your balance, done',
    ])
    await expect(canvas.getByText('You send')).toBeVisible()
    await expect(canvas.queryByText('Fee')).toBeNull()
    await expect(canvas.queryByText('Wallet receives')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Save as trusted' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible()
  },
}
/** To a card, or to a wallet that is trusted already. */
export const NothingToSave: Story = {
  args: { withdrawal: ready(withdrawal({ status: 'done' })), onAgain: null, links: { ...links, trust: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Save as trusted' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull()
  },
}
