import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { TokenScreen } from '#design-system/screens/assets/TokenScreen.tsx'
import { hideAndShow } from '../../hideAndShow.ts'
import { inMain } from '../../inMain.tsx'
import { blockedSettings, settings } from '../samples/account.ts'
import { balances, dustBalances, hugeBalances, lockedBalances, noBalances, preferences } from '../samples/balances.ts'
import { transactions } from '../samples/transactions.ts'

const of = (token: string) => transactions.filter((one) => one.token === token)

const meta = {
  title: 'screens/assets/TokenScreen',
  component: TokenScreen,
  args: {
    symbol: 'USDT',
    balances: ready(lockedBalances),
    preferences: ready(preferences),
    settings: ready(settings),
    transactions: ready(of('USDT')),
    links: {
      refill: (token) => `#refill-${token}`,
      withdraw: (token) => `#withdraw-${token}`,
      exchange: (token) => `#exchange-${token}`,
      list: '#list',
      topUpUta: '#top-up',
      transactions: '#transactions',
      transaction: (id) => `#${id}`,
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof TokenScreen>

export default meta
type Story = StoryObj<typeof meta>

const broken = failed({ kind: 'server' }, fn())

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'USDT' }))
    await expect(card.getByRole('img', { name: 'USDT: 24.6% of the value of your tokens' })).toBeVisible()
    for (const [name, href] of [
      ['Deposit USDT', '#refill-USDT'],
      ['Withdraw USDT', '#withdraw-USDT'],
      ['Convert USDT', '#exchange-USDT'],
      ['Top up UTA', '#top-up'],
    ] as const)
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(canvas.getByText('1,500', { exact: false })).toBeVisible()
    await expect(canvas.getByText('Yours, but can’t be spent right now')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All USDT transactions' })).toHaveAttribute('href', '#transactions')
    await hideAndShow({ canvas, userEvent }, 'USDT')
  },
}
/** MATU also has the price at which it is exchanged, and nothing of it goes into UTA. */
export const Matu: Story = {
  args: { symbol: 'MATU', transactions: ready(of('MATU')), links: { ...meta.args.links, topUpUta: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\s?MATU = 1\.0840\sUSDT/)).toBeVisible()
    await expect(canvas.getByText('Nothing is locked')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Top up UTA' })).toBeNull()
  },
}
export const Loading: Story = { args: { balances: loading, preferences: loading, settings: loading, transactions: loading } }
export const Failed: Story = { args: { balances: broken, transactions: broken } }
export const HistoryFailed: Story = { args: { transactions: broken } }
/** Nothing to withdraw, exchange or move: a deposit is the only action. */
export const Empty: Story = {
  args: { balances: ready(noBalances), transactions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You don’t hold any USDT yet/)).toBeVisible()
    const card = within(canvas.getByRole('region', { name: 'USDT' }))
    await expect(card.getAllByRole('link')).toHaveLength(1)
  },
}
export const Offline: Story = {
  args: { balances: ready(balances, { savedAt: Date.parse('2026-08-14T14:17:00Z'), problem: { kind: 'offline' } }) },
}
/** A symbol in the address that no token has. */
export const Unknown: Story = {
  args: { symbol: 'DOGE', transactions: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We don’t support the token DOGE' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All tokens' })).toHaveAttribute('href', '#list')
    await expect(canvas.queryByText('Transactions')).toBeNull()
  },
}
export const WithdrawalsBlocked: Story = { args: { settings: ready(blockedSettings) } }
/** Without preferences the price in USDT is left out, not guessed. */
export const WithoutRate: Story = {
  args: { symbol: 'MATU', preferences: broken, transactions: ready(of('MATU')), links: { ...meta.args.links, topUpUta: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^1\s?MATU =/)).toBeNull()
  },
}
export const AmountsHidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvasElement }) => {
    for (const amount of ['1,715', '1,500', '3,215']) await expect(canvasElement.textContent).not.toContain(amount)
  },
}
export const HugeAmounts: Story = { args: { balances: ready(hugeBalances) } }
export const German: Story = { args: { balances: ready(hugeBalances) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = {
  args: { symbol: 'MATU', balances: ready(dustBalances), settings: ready(blockedSettings), transactions: ready(of('MATU')) },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
}
export const Spanish: Story = { globals: { locale: 'es', viewport: { value: 'w360' } } }
