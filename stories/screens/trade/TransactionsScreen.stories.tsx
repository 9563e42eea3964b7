import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { TransactionsScreen } from '#design-system/screens/trade/TransactionsScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { confirmingRefill, declinedExchange, manyTransactions, refill, withdrawal } from '../samples/transactions.ts'

const explorer = 'https://bscscan.example/tx/0x5f1c'

const meta = {
  title: 'screens/trade/TransactionsScreen',
  component: TransactionsScreen,
  args: {
    transactions: ready(manyTransactions),
    filters: {},
    onFilters: fn(),
    more: true,
    loadingMore: false,
    moreFailed: false,
    asOf: Date.parse('2026-08-14T14:20:00Z'),
    onMore: fn(),
    exporting: idle,
    onExport: fn(),
    transactionHref: (id) => `#${id}`,
    detail: null,
  },
  decorators: [inMain],
} satisfies Meta<typeof TransactionsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Token'), 'USDT')
    await expect(args.onFilters).toHaveBeenCalledWith({ token: 'USDT' })
    await userEvent.selectOptions(canvas.getByLabelText('Period'), '7')
    await expect(args.onFilters).toHaveBeenLastCalledWith({ date_from: '2026-08-08' })
  },
}
export const Loading: Story = { args: { transactions: loading } }
export const Failed: Story = { args: { transactions: failed({ kind: 'server' }, () => {}) } }
export const Empty: Story = { args: { transactions: ready([]), more: false } }
export const NoMatches: Story = {
  args: { transactions: ready([]), more: false, filters: { token: 'BNB', status: 'expired' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset 2 filters' }))
    await expect(args.onFilters).toHaveBeenCalledWith({})
  },
}
/** Cached before going offline. */
export const Offline: Story = {
  args: { transactions: ready(manyTransactions, { savedAt: 1, problem: { kind: 'offline' } }), more: true, moreFailed: true },
}
export const Filtered: Story = {
  args: { filters: { type: 'withdrawal', status: 'done', date_from: '2026-07-01', date_to: '2026-08-01' }, more: false },
}
export const LoadingMore: Story = { args: { loadingMore: true } }
export const MoreFailed: Story = { args: { moreFailed: true } }
export const Exporting: Story = { args: { exporting: busy } }
export const ExportRefused: Story = { args: { exporting: refused({ kind: 'throttled', retryAfter: 30 }) } }

const onClose = fn()
export const Detail: Story = { args: { detail: { transaction: ready(refill), explorer, onClose } } }
export const DetailConfirming: Story = { args: { detail: { transaction: ready(confirmingRefill), explorer, onClose } } }
export const DetailWaiting: Story = { args: { detail: { transaction: ready(withdrawal), explorer: null, onClose } } }
export const DetailDeclined: Story = { args: { detail: { transaction: ready(declinedExchange), explorer: null, onClose } } }
export const DetailLoading: Story = { args: { detail: { transaction: loading, explorer: null, onClose } } }
export const DetailFailed: Story = { args: { detail: { transaction: failed({ kind: 'missing' }, () => {}), explorer: null, onClose } } }

export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: Filtered.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { args: Detail.args, globals: { locale: 'es', viewport: { value: 'w360' } } }
export const GermanDetail: Story = { args: DetailDeclined.args, globals: { locale: 'de', viewport: { value: 'w360' } } }
