import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { RefillScreen } from '#design-system/screens/assets/RefillScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { balances, depositWallet, dustBalances } from '../samples/balances.ts'

const meta = {
  title: 'screens/assets/RefillScreen',
  component: RefillScreen,
  args: {
    wallet: ready(depositWallet),
    balances: ready(balances),
    onReload: fn(),
    links: { token: (token) => `#${token}`, explorer: (address) => `https://bscscan.example/address/${address}`, help: '#help' },
  },
  decorators: [inMain],
} satisfies Meta<typeof RefillScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The address is shown only after its warning was confirmed. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('BEP-20 only')).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain('50D8')
  },
}
export const AddressShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I’m sending over BEP-20: show address' }))
    await expect(canvas.getByText(depositWallet.address)).toBeInTheDocument()
    await expect(await canvas.findByRole('img', { name: /^Deposit address for MATU, USDT, BNB/ })).toBeVisible()
    await expect(document.activeElement).toHaveTextContent('Your personal address for MATU, USDT, BNB')
  },
}
export const Loading: Story = { args: { wallet: loading, balances: loading } }
export const Failed: Story = { args: { wallet: failed({ kind: 'server' }, () => {}), balances: loading } }
export const Offline: Story = {
  args: { wallet: ready(depositWallet, { savedAt: Date.parse('2026-08-14T14:17:00Z'), problem: { kind: 'offline' } }) },
}
export const WithoutBalances: Story = { args: { balances: failed({ kind: 'server' }, () => {}) } }
export const AmountsHidden: Story = { globals: { amounts: 'hidden' } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: { balances: ready(dustBalances) }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
