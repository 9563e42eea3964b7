import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { sumsOf } from '#design-system/lib/transactionSums.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { utaTypes } from '#design-system/screens/trade/transactionTypes.ts'
import { TransactionsScreen } from '#design-system/screens/trade/TransactionsScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { emailSupport, withSupport } from '../../withSupport.tsx'
import { confirmingRefill, declinedExchange, manyTransactions, refill, withdrawal } from '../samples/transactions.ts'

const explorer = 'https://bscscan.example/tx/0x5f1c'

/** The same moment some months earlier. */
const past = (at: string, months: number) => {
  const date = new Date(at)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}

const meta = {
  title: 'screens/trade/TransactionsScreen',
  component: TransactionsScreen,
  args: {
    transactions: ready(manyTransactions),
    filters: {},
    onFilters: fn(),
    search: '',
    onSearch: fn(),
    sums: { tokens: sumsOf(manyTransactions), complete: true },
    groupBy: 'day',
    statementHref: '#statement',
    more: true,
    loadingMore: false,
    moreFailed: false,
    asOf: Date.parse('2026-08-14T14:20:00Z'),
    onMore: fn(),
    exporting: idle,
    exportedPart: null,
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
/** Rows are under the day of their own time; the time is all that a row repeats. */
export const Days: Story = {
  args: {
    transactions: ready(
      manyTransactions.map((row, at) =>
        at === 2 ? { ...row, created_at: '2026-08-13T21:00:00Z', completed_at: '2026-08-13T21:00:00Z' } : row,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Transactions, newest first' }))
    const heads = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(heads[0]).toBe('Today')
    await expect(heads.indexOf('Yesterday')).toBe(3)
    await expect(heads).toContain('December 30, 2025')
    await expect(new Set(heads.filter((head) => head === 'Today')).size).toBe(1)
    await expect(table.queryByText(/Aug 14/, { selector: 'td *' })).toBeNull()
    // Most rows are completed, which needs no word.
    await expect(table.queryByText('Completed')).toBeNull()
    await expect(table.getAllByText('Started').length).toBeGreaterThan(0)
  },
}
/** UTA has about one row a day: its list is headed by months, and each row has its date. */
export const Months: Story = {
  args: { groupBy: 'month', sums: null },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Transactions, newest first' }))
    const heads = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(heads[0]).toBe('August 2026')
    await expect(heads).toContain('December 2025')
    await expect(table.getAllByText(/^Aug \d/).length).toBeGreaterThan(0)
  },
}
/** UTA's own list: short names, and the file's button beside the search. */
export const OfUta: Story = {
  args: {
    transactions: ready(manyTransactions.filter(({ type }) => utaTypes.some((one) => one === type))),
    types: utaTypes,
    sums: null,
    groupBy: 'month',
    statementHref: null,
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByLabelText('Type')).getByRole('option', { name: 'Top-up' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download list' })).toBeVisible()
    await expect(canvas.queryByText('UTA referral reward')).toBeNull()
  },
}
export const OfUtaInSpanish: Story = { args: OfUta.args, globals: { locale: 'es', viewport: { value: 'w360' } } }
/** Totals count what was completed, to the last digit, and say of what. */
export const Totals: Story = {
  args: { filters: { token: 'MATU' } },
  play: async ({ canvas }) => {
    const totals = within(canvas.getByRole('table', { name: 'Completed transactions that match your filters' }))
    await expect(totals.getByRole('row', { name: /^MATU/ })).toHaveTextContent('MATU+67.7500 MATU−415.0000 MATU–')
    await expect(totals.getByRole('row', { name: /^USDT/ })).toHaveTextContent('USDT+789.42 USDT––')
  },
}
/** On phones the list comes first: the totals open on a press. */
export const TotalsOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Totals/ })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(await canvas.findByRole('heading', { name: 'MATU' })).toBeVisible()
  },
}
/** A server that sends no sums: those of the rows on the screen, and it says so. */
export const TotalsSoFar: Story = {
  args: { sums: { tokens: sumsOf(manyTransactions), complete: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Completed transactions loaded so far/, { selector: 'h2 *' })).toBeVisible()
  },
}
export const Searched: Story = {
  args: {
    search: 'Cold wallet',
    filters: { search: 'Cold wallet' },
    transactions: ready([withdrawal]),
    more: false,
    sums: { tokens: [], complete: true },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue('Cold wallet')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear field' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('button', { name: 'Reset 1 filter' })).toBeVisible()
  },
}
/** One file for people, one for programs. */
export const Files: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Download list' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^For a spreadsheet/ }))
    await expect(args.onExport).toHaveBeenLastCalledWith('sheet')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Raw data/ }))
    await expect(args.onExport).toHaveBeenLastCalledWith('exact')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
/** Three thousand transactions: only those near the viewport are in the document. */
export const ThreeThousand: Story = {
  args: {
    transactions: ready(
      Array.from({ length: 300 }, (_, month) =>
        manyTransactions.map((row) => ({
          ...row,
          id: `${row.id}-${month}`,
          ...(month > 0 && { created_at: past(row.created_at, month), completed_at: past(row.created_at, month) }),
        })),
      ).flat(),
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_000))
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(150_000)
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
export const ExportedInPart: Story = { args: { exportedPart: 20_000 } }
export const ExportRefused: Story = { args: { exporting: refused({ kind: 'throttled', retryAfter: 30 }) } }

const onClose = fn()
export const Detail: Story = {
  args: { detail: { transaction: ready(refill), explorer, addressLink: 'https://bscscan.example/address/0x3ed2', onClose } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }))
    await expect(sheet.getByRole('button', { name: 'Copy hash' })).toBeVisible()
    // The sender's address may be an imitation, sent to be taken for the real one.
    await expect(sheet.getByText('Sender’s address')).toBeVisible()
    await expect(sheet.queryByRole('button', { name: 'Copy address' })).toBeNull()
    await expect(sheet.getByRole('link', { name: 'View in explorer' })).toHaveAttribute('href', explorer)
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await expect(onClose).toHaveBeenCalled()
  },
}
export const DetailConfirming: Story = { args: { detail: { transaction: ready(confirmingRefill), explorer, onClose } } }
/** Where the user's own money went may be copied. */
export const DetailWaiting: Story = {
  args: { detail: { transaction: ready(withdrawal), explorer: null, onClose } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Withdrawal' }))
    await expect(sheet.getByRole('button', { name: 'Copy address' })).toBeVisible()
  },
}
export const DetailDeclined: Story = { args: { detail: { transaction: ready(declinedExchange), explorer: null, onClose } } }
export const DetailLoading: Story = { args: { detail: { transaction: loading, explorer: null, onClose } } }
export const DetailFailed: Story = { args: { detail: { transaction: failed({ kind: 'server' }, () => {}), explorer: null, onClose } } }
/** A link to nothing: trying again would not help. */
export const DetailMissing: Story = {
  args: { detail: { transaction: failed({ kind: 'missing' }, () => {}), explorer: null, onClose } },
  decorators: [withSupport(emailSupport)],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('heading', { name: 'Transaction not found' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(dialog.getByRole('link', { name: 'help@matu.example' })).toBeVisible()
  },
}

const dust = { ...refill, id: 'tx-9001', amount: '0.0001', worth_usd: '0.0001' }
/** Tiny deposits of strangers: folded away, counted, and shown on demand. The totals stay. */
export const Dust: Story = {
  args: { transactions: ready([dust, ...manyTransactions, { ...dust, id: 'tx-9002' }]), more: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^2 deposits worth less than \$0\.01/)).toBeVisible()
    const rows = canvas.getAllByRole('row').length
    await userEvent.click(canvas.getByRole('button', { name: 'Show small amounts' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(rows + 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide small amounts' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(rows)
  },
}
export const OnlyDust: Story = { args: { transactions: ready([dust]), sums: null, more: false } }
/** Who searches sees all that is found, and an amount of unknown worth is none. */
export const DustFound: Story = {
  args: { transactions: ready([dust]), search: 'tx-9001', more: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Show small amounts' })).toBeNull(),
}
export const DustInRussian: Story = { args: Dust.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }

export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: Filtered.args, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { args: Detail.args, globals: { locale: 'es', viewport: { value: 'w360' } } }
export const GermanDetail: Story = { args: DetailDeclined.args, globals: { locale: 'de', viewport: { value: 'w360' } } }
