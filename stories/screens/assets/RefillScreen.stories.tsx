import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { RefillScreen } from '#design-system/screens/assets/RefillScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { bareWallet, depositWallet } from '../samples/balances.ts'
import { confirmingRefill } from '../samples/transactions.ts'

const meta = {
  title: 'screens/assets/RefillScreen',
  component: RefillScreen,
  args: {
    token: null,
    onToken: fn(),
    wallet: ready(depositWallet),
    deposits: ready([]),
    onReload: fn(),
    links: {
      request: '#request',
      assets: '#assets',
      transaction: (id) => `#${id}`,
      explorer: (address) => `https://bscscan.example/address/${address}`,
      help: '#help',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof RefillScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The server returns the address alone: no limits, no number of confirmations. */
export const AddressAlone: Story = {
  args: { wallet: ready(bareWallet), token: 'USDT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bareWallet.address)).toBeInTheDocument()
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
    await expect(canvas.queryByText(/Minimum/)).toBeNull()
    await expect(canvas.getByText('Once the network has confirmed the transfer, the tokens are in Assets.')).toBeVisible()
  },
}
/** Warning, QR code and address without a question before them; the token is a choice. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('BEP-20 only')).toBeVisible()
    await expect(canvas.getByText(depositWallet.address)).toBeInTheDocument()
    await expect(await canvas.findByRole('img', { name: /^Deposit address for MATU, USDT, or BNB/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await expect(canvas.getByText(/^The address is the same for MATU, USDT, and BNB\./)).toBeVisible()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /^USDT/ }))
    await expect(args.onToken).toHaveBeenCalledWith('USDT')
  },
}
/** The address stays; the minimum of the token stands beside it. */
export const TokenChosen: Story = {
  args: { token: 'USDT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(depositWallet.address)).toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: /^USDT/ })).toBeChecked()
    await expect(canvas.getByText(/Send at least 1.USDT/)).toBeVisible()
  },
}
export const Incoming: Story = {
  args: { token: 'USDT', deposits: ready([{ ...confirmingRefill, token: 'USDT', amount: '500', confirmations: 12 }]) },
}
export const Loading: Story = { args: { wallet: loading, deposits: loading } }
export const Failed: Story = { args: { wallet: failed({ kind: 'server' }, () => {}), deposits: loading } }
export const Offline: Story = {
  args: {
    wallet: ready(depositWallet, { savedAt: Date.parse('2026-08-14T14:17:00Z'), problem: { kind: 'offline' } }),
    deposits: failed({ kind: 'offline' }, () => {}),
  },
}
/** One wrong character: neither address nor QR code is shown. */
export const BrokenAddress: Story = {
  args: { wallet: ready({ ...depositWallet, address: depositWallet.address.replace('F2A', 'f2A') }) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Don’t send anything yet')
    await expect(canvasElement.innerHTML).not.toContain('50D8')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onReload).toHaveBeenCalled()
  },
}
export const AmountsHidden: Story = { globals: { amounts: 'hidden' } }
export const German: Story = { args: { token: 'USDT' }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
