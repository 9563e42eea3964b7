import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { RefillFormScreen } from '#design-system/screens/assets/RefillFormScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { balances, bareWallet, depositWallet } from '../samples/balances.ts'
import { confirmingRefill, refill } from '../samples/transactions.ts'

const meta = {
  title: 'screens/assets/RefillFormScreen',
  component: RefillFormScreen,
  args: {
    token: 'USDT',
    wallet: ready(depositWallet),
    balances: ready(balances),
    deposits: ready([]),
    onReload: fn(),
    links: {
      token: (token) => `#${token}`,
      tokens: '#tokens',
      address: '#address',
      assets: '#assets',
      transaction: (id) => `#${id}`,
      help: '#help',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof RefillFormScreen>

export default meta
type Story = StoryObj<typeof meta>

const confirming = ready([{ ...confirmingRefill, token: 'USDT' as const, amount: '500.000000000000000001', confirmations: 12 }])

export const Ready: Story = {
  args: { deposits: confirming },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BEP-20 only')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show deposit address' })).toHaveAttribute('href', '#address')
    await expect(canvas.getByRole('img', { name: '12 of 15 confirmations' })).toBeVisible()
  },
}
export const Loading: Story = { args: { wallet: loading, balances: loading, deposits: loading } }
export const Failed: Story = { args: { wallet: failed({ kind: 'server' }, () => {}) } }
/** No deposit so far. */
export const Empty: Story = {}
export const Offline: Story = {
  args: {
    wallet: ready(depositWallet, { savedAt: Date.parse('2026-08-14T14:17:00Z'), problem: { kind: 'offline' } }),
    deposits: failed({ kind: 'offline' }, () => {}),
  },
}
export const WithoutToken: Story = { args: { token: null } }
export const Arrived: Story = {
  args: { deposits: ready([{ ...refill, completed_at: '2026-08-14T14:21:00Z' }, confirmingRefill]) },
}
/** A QR code for an exact amount. Too little, or a nineteenth decimal, has none. */
export const Requested: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(amount, '0.5')
    await userEvent.tab()
    await waitFor(() => expect(amount).toBeInvalid())
    await expect(canvas.queryByRole('link', { name: 'Open in a wallet' })).toBeNull()
    await userEvent.clear(amount)
    await userEvent.type(amount, '1234.500000000000000001')
    await expect(canvas.getByText('Request for 1,234.500000000000000001 USDT')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
      'href',
      `ethereum:0x55d398326f99059fF775485246999027B3197955@56/transfer?address=${depositWallet.address}&uint256=1234500000000000000001`,
    )
    await userEvent.type(amount, '2')
    await expect(canvas.queryByRole('link', { name: 'Open in a wallet' })).toBeNull()
  },
}
/** One wrong character: the address is not shown. */
export const BrokenAddress: Story = {
  args: { wallet: ready({ ...depositWallet, address: depositWallet.address.replace('F2A', 'f2A') }) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Don’t send anything yet')
    await expect(canvasElement.innerHTML).not.toContain('50D8')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onReload).toHaveBeenCalled()
  },
}
export const TokenNotTaken: Story = { args: { wallet: ready({ ...depositWallet, tokens: depositWallet.tokens!.slice(0, 1) }) } }
/** The server returns the address alone: no payment request without the contracts. */
export const AddressAlone: Story = {
  args: { wallet: ready(bareWallet) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment requests aren’t available')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show deposit address' })).toBeVisible()
  },
}
export const AmountsHidden: Story = { args: { deposits: confirming }, globals: { amounts: 'hidden' } }
export const German: Story = {
  args: { deposits: confirming },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
export const Russian: Story = { args: { deposits: confirming }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
