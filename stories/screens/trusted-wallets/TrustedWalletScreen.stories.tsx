import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { TrustedWalletScreen } from '#design-system/screens/trusted-wallets/TrustedWalletScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { withdrawal } from '../samples/transactions.ts'
import { coldWallet, longWallet, pendingWallet, waitingWallet } from './wallets.ts'
import { sparseWallet } from '../samples/sparse.ts'

const meta = {
  title: 'screens/trusted-wallets/TrustedWalletScreen',
  component: TrustedWalletScreen,
  args: {
    wallet: ready(coldWallet),
    renaming: idle,
    onRename: fn(),
    removing: idle,
    onRemove: fn(),
    withdrawals: ready([withdrawal, { ...withdrawal, id: 'tx-900', amount: '-1250.5', created_at: '2026-07-30T08:00:00Z' }]),
    explorer: 'https://explorer.example/address',
    links: { list: '#list', code: '#code', transaction: (id) => `#${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof TrustedWalletScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Vault')
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }))
    await expect(args.onRename).toHaveBeenCalledWith('Vault')
    // "Saved" appears only after the server has confirmed.
    await expect(canvas.queryByText('Saved')).toBeNull()
  },
}
export const Loading: Story = { args: { wallet: loading } }
export const Failed: Story = { args: { wallet: failed({ kind: 'server' }, fn()) } }
export const Empty: Story = { args: { wallet: ready(waitingWallet), withdrawals: ready([]) } }
export const Pending: Story = {
  args: { wallet: ready(pendingWallet), withdrawals: ready([]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View address in explorer' })).toHaveAttribute('href', args.explorer!)
    await expect(canvas.getByText('Confirmed').nextElementSibling).toHaveTextContent('Not yet')
    await expect(canvas.getByText('Last used').nextElementSibling).toHaveTextContent('Not used yet')
  },
}
export const Gone: Story = { args: { wallet: ready('missing') } }
export const Busy: Story = { args: { renaming: busy }, globals: { amounts: 'hidden' } }
export const Refused: Story = {
  args: { renaming: refused({ kind: 'invalid', status: 422 }, { label: ['This label is already in use.'] }) },
}
export const WithdrawalsFailed: Story = {
  args: { wallet: ready(longWallet), withdrawals: failed({ kind: 'server' }, fn()) },
}
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }))
    await expect(name).toBeInvalid()
    await expect(args.onRename).not.toHaveBeenCalled()
  },
}
export const Throttled: Story = { args: { renaming: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const Offline: Story = {
  args: { wallet: ready(coldWallet, { savedAt: Date.parse('2026-08-14T14:11:00Z'), problem: { kind: 'offline' } }) },
}
export const German: Story = { args: { wallet: ready(waitingWallet) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = { args: { wallet: ready(sparseWallet), withdrawals: ready([]) } }
