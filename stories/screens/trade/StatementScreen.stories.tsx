import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { StatementScreen } from '#design-system/screens/trade/StatementScreen.tsx'
import type { Statement } from '#design-system/screens/trade/statement.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { inMain } from '../../inMain.tsx'
import { vera as user } from '../samples/account.ts'
import { balances, lockedBalances } from '../samples/balances.ts'
import { manyTransactions, withdrawal } from '../samples/transactions.ts'

const { statistics } = samplesOf('trader')
const asOf = Date.parse('2026-08-14T14:20:00Z')
const inAugust = manyTransactions.filter(({ created_at }) => created_at.startsWith('2026-08'))
const reward = { ...inAugust[0]!, id: 'tx-1030', type: 'uta_referral_reward', status: 'done', token: 'MATU', amount: '12.5', count: 2, address: null } as const // prettier-ignore
const paid = {
  ...withdrawal,
  id: 'tx-1029',
  status: 'done',
  amount: '-320.000000000000000001',
  completed_at: '2026-08-13T08:00:00Z',
} as const
const august: Statement = { user, balances, transactions: [...inAugust, paid, reward], later: [], uta: statistics() }

const meta = {
  title: 'screens/trade/StatementScreen',
  component: StatementScreen,
  args: {
    statement: ready(august, { asOf }),
    period: '2026-08',
    months: ['2026-08', '2026-07', '2026-06'],
    onPeriod: fn(),
    exporting: idle,
    onExport: fn(),
  },
  decorators: [inMain],
} satisfies Meta<typeof StatementScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Statement for August 2026' }))
    await step('it says whose it is, for when, and as of when', async () => {
      await expect(sheet.getByText(`${user.firstname} ${user.lastname}`)).toBeVisible()
      await expect(sheet.getByText('Aug 1–31, 2026')).toBeVisible()
      await expect(sheet.getByText('UTC')).toBeVisible()
    })
    await step('the assets are apart, with their balances, and only of what was completed', async () => {
      const assets = within(sheet.getByRole('table', { name: 'Assets' }))
      const row = assets.getByRole('row', { name: /^MATU/ })
      await expect(row).toHaveTextContent(/\+55\.2500−570\.0000/)
      await userEvent.click(within(row).getByRole('button', { name: /^−570\.0000/ }))
      await expect(within(row).getByRole('button', { name: /^−570\.000000000000000001/, expanded: true })).toBeVisible()
      await expect(sheet.getByText('Not included because not completed: 3 transactions.')).toBeVisible()
    })
    await step('transactions stand by type, with their details, fees and sums', async () => {
      const out = within(sheet.getByRole('region', { name: 'Withdrawal' }))
      await expect(out.getByRole('heading', { name: 'Withdrawal (1)' })).toBeVisible()
      await expect(out.getAllByRole('listitem')[0]).toHaveTextContent(/^Aug 13, 2026, 08:00To Cold wallet−320\.0000.*Fee 1\.85/)
      const exchange = within(sheet.getByRole('region', { name: 'Conversion' }))
      await expect(exchange.getAllByRole('listitem')[1]).toHaveTextContent('Total−250.0000 MATU+271.00 USDT')
    })
    await step('the month is chosen and the file saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
      await expect(args.onPeriod).toHaveBeenLastCalledWith('2026-07')
      await userEvent.click(canvas.getByRole('radio', { name: 'Year' }))
      await expect(args.onPeriod).toHaveBeenLastCalledWith('2026')
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
      await expect(args.onExport).toHaveBeenCalledWith('sheet')
    })
  },
}
/** The browser's own dialog prints it, or saves it as PDF. */
export const Printing: Story = {
  play: async ({ canvas, userEvent }) => {
    const real = globalThis.print
    const print = fn()
    globalThis.print = print
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }))
      await expect(print).toHaveBeenCalledOnce()
    } finally {
      globalThis.print = real
    }
  },
}
export const Loading: Story = {
  args: { statement: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toBeEnabled()
  },
}
export const Failed: Story = { args: { statement: failed({ kind: 'server' }, fn()) } }
/** A month without transactions still has balances to print, but no file. */
export const Empty: Story = {
  args: { statement: ready({ ...august, transactions: [], uta: samplesOf('empty').statistics() }, { asOf }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No completed transactions in this month.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'UTA' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: /^Balances as of/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  },
}
/** Fetched before going offline: it is dated by then, on paper too. */
export const Offline: Story = {
  args: { statement: ready(august, { savedAt: asOf - 3_600_000, problem: { kind: 'offline' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aug 14, 2026, 13:20/)).toBeVisible()
  },
}
export const WithoutUtaFigures: Story = { args: { statement: ready({ ...august, uta: null }, { asOf }) } }
export const PastMonth: Story = { args: { statement: ready({ ...august, uta: statistics('2026-02') }, { asOf }), period: '2026-02' } }
export const Locked: Story = { args: { statement: ready({ ...august, balances: lockedBalances }, { asOf }) } }
export const Exporting: Story = { args: { exporting: busy } }
export const ExportRefused: Story = { args: { exporting: refused({ kind: 'network' }) } }

const year = {
  period: '2026',
  months: ['2026-08', '2026-07', '2026-01', '2025-12'],
  statement: ready<Statement>(
    { ...august, transactions: [...manyTransactions, paid, reward].filter(({ created_at }) => created_at.startsWith('2026')), uta: null },
    { asOf },
  ),
}
/** A year shows sums, and has files for tax programs. */
export const Year: Story = {
  args: year,
  play: async ({ canvas, userEvent, args, step }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Statement for 2026' }))
    await step('it sums the year up by type', async () => {
      await expect(sheet.getByText('Jan 1 – Dec 31, 2026')).toBeVisible()
      await expect(sheet.getByText('Withdrawal (1)')).toBeVisible()
      await expect(sheet.getByText('UTA profit/loss (1)')).toBeVisible()
      await expect(sheet.queryByText('UTA figures for this month aren’t available.')).toBeNull()
      await expect(sheet.queryByRole('listitem')).toBeNull()
    })
    await step('each program has its file', async () => {
      const files = within(canvas.getByRole('region', { name: 'Files for tax software' }))
      for (const [name, tool] of [
        ['Koinly', 'koinly'],
        ['CoinTracking', 'cointracking'],
        ['CoinTracker', 'cointracker'],
      ] as const) {
        await userEvent.click(files.getByRole('button', { name: `Download for ${name}` }))
        await expect(args.onExport).toHaveBeenLastCalledWith(tool)
      }
    })
    await step('another year is chosen, and the way back to its last month', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2025')
      await expect(args.onPeriod).toHaveBeenLastCalledWith('2025')
      await userEvent.click(canvas.getByRole('radio', { name: 'Month' }))
      await expect(args.onPeriod).toHaveBeenLastCalledWith('2026-08')
    })
  },
}
/** What the files are is known before their transactions are. */
export const YearLoading: Story = {
  args: { ...year, statement: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Download for Koinly' })).toBeNull()
  },
}
export const YearFailed: Story = { args: { ...year, statement: failed({ kind: 'server' }, fn()) } }
/** A year without completed transactions has no files. */
export const YearEmpty: Story = {
  args: { ...year, statement: ready<Statement>({ ...august, transactions: [], uta: null }, { asOf }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No completed transactions in this year.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Files for tax software' })).toBeNull()
  },
}
export const YearOffline: Story = {
  args: { ...year, statement: ready(august, { savedAt: asOf - 3_600_000, problem: { kind: 'offline' } }) },
}
/** The button that was pressed shows that its file is being written. */
export const YearExporting: Story = {
  args: { ...year, exporting: busy },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download for Koinly' }))
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  },
}
export const YearExportRefused: Story = { args: { ...year, exporting: refused({ kind: 'unexpected' }) } }
export const YearHidden: Story = { args: year, globals: { amounts: 'hidden' } }
export const YearGerman: Story = { args: year, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const YearRussian: Story = { args: year, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const YearSpanish: Story = { args: year, globals: { locale: 'es' } }
export const Hidden: Story = { globals: { amounts: 'hidden' } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
