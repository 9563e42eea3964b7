import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { AssetsScreen } from '#design-system/screens/assets/AssetsScreen.tsx'
import { hideAndShow } from '../../hideAndShow.ts'
import { inMain } from '../../inMain.tsx'
import { blockedSettings, settings } from '../samples/account.ts'
import { balances, dustBalances, hugeBalances, lockedBalances, manyBalances, noBalances } from '../samples/balances.ts'
import { transactions } from '../samples/transactions.ts'
import { uta } from '../samples/uta.ts'

const meta = {
  title: 'screens/assets/AssetsScreen',
  component: AssetsScreen,
  args: {
    balances: ready(lockedBalances),
    uta: ready(uta),
    settings: ready(settings),
    transactions: ready(transactions),
    filters: {},
    onFilters: fn(),
    search: '',
    onSearch: fn(),
    onSort: fn(),
    hideZero: false,
    onHideZero: fn(),
    links: {
      refill: '#refill',
      withdraw: '#withdraw',
      exchange: '#exchange',
      token: {
        refill: (token) => `#refill-${token}`,
        withdraw: (token) => `#withdraw-${token}`,
        exchange: (token) => `#exchange-${token}`,
      },
      open: (token) => `#${token}`,
      transactions: '#transactions',
      transaction: (id) => `#${id}`,
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof AssetsScreen>

export default meta
type Story = StoryObj<typeof meta>

const broken = failed({ kind: 'server' }, () => {})

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // Three tokens are seen at a glance.
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Available' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Deposit')
    await expect(args.onFilters).toHaveBeenCalledWith({ type: 'deposit' })
    await hideAndShow({ canvas, userEvent }, 'Value of all tokens')
    await expect(canvas.getByRole('link', { name: 'USDT details' })).toHaveAttribute('href', '#USDT')
    // The row is the link, and the actions in it stay their own.
    const deposit = canvas.getByRole('link', { name: 'Deposit USDT' })
    const { x, y, width, height } = deposit.getBoundingClientRect()
    await expect(deposit.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
  },
}
/** Only more than five are searched, sorted and thinned out. */
export const ManyTokens: Story = {
  args: { balances: ready(manyBalances) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide zero balances' }))
    await expect(args.onHideZero).toHaveBeenCalledWith(true)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a token' }), 'd')
    await expect(args.onSearch).toHaveBeenCalledWith('d')
  },
}
/** Each head sorts, and says how it is sorted; a second press turns the order. */
export const Sorted: Story = {
  args: { balances: ready(manyBalances), sort: { by: 'token', order: 'asc' } },
  play: async ({ canvas, userEvent, args }) => {
    const names = within(canvas.getByRole('table', { name: /^Tokens/ }))
      .getAllByRole('rowheader')
      .map((one) => /MATU|USDT|BNB|CAKE|DAI|ETH/.exec(one.textContent)?.[0])
    await expect(names).toEqual(['BNB', 'CAKE', 'DAI', 'ETH', 'MATU', 'USDT'])
    await expect(canvas.getByRole('columnheader', { name: 'Token' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Value, USD' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(canvas.getByRole('button', { name: 'Token' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'token', order: 'desc' })
    await userEvent.click(canvas.getByRole('button', { name: 'Available' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'available', order: 'desc' })
  },
}
export const Loading: Story = { args: { balances: loading, settings: loading, transactions: loading } }
export const Failed: Story = { args: { balances: broken, settings: broken, transactions: broken } }
/** Verified, no money, no history: a deposit is the only action. */
export const Empty: Story = { args: { balances: ready(noBalances), uta: ready({ ...uta, balance: '0' }), transactions: ready([]) } }
export const Offline: Story = {
  args: { balances: ready(balances, { savedAt: Date.parse('2026-08-14T14:17:00Z'), problem: { kind: 'offline' } }) },
}
/** Without UTA the page shows what it knows: the tokens. */
export const UtaFailed: Story = {
  args: { uta: broken },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/in UTA/)).toBeNull()
  },
}
/** No digit of an amount is left, neither visible nor for screen readers. */
export const AmountsHidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvasElement }) => {
    const said = canvasElement.textContent + [...canvasElement.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join(' ')
    for (const amount of ['8,420', '13,081', '9,127', '3,215', '1,500', '6,240', '19,321', '320.00', '500.00', '18.42'])
      await expect(said).not.toContain(amount)
  },
}
export const WithdrawalsBlocked: Story = { args: { settings: ready(blockedSettings) } }
export const NoMatches: Story = {
  args: { balances: ready(manyBalances), search: 'dogecoin', transactions: ready([]), filters: { token: 'BNB' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}
export const OnlyEmptyTokens: Story = {
  args: {
    balances: ready({ ...manyBalances, data: manyBalances.data.map((balance) => ({ ...balance, available: '0', worth_usd: '0' })) }),
    hideZero: true,
  },
}
/** Nine digits before the decimal point, and a loss. */
export const HugeAmounts: Story = { args: { balances: ready(hugeBalances) } }
/** The smallest unit of eighteen decimals is never shown as zero. */
export const Dust: Story = { args: { balances: ready(dustBalances) } }
export const German: Story = { args: { balances: ready(hugeBalances) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = {
  args: { balances: ready(dustBalances), settings: ready(blockedSettings) },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
}
export const Spanish: Story = { args: { balances: ready(hugeBalances) }, globals: { locale: 'es', viewport: { value: 'w360' } } }
