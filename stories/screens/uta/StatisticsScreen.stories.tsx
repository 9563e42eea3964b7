import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { StatisticsScreen } from '#design-system/screens/uta/StatisticsScreen.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { inMain } from '../../inMain.tsx'

const { statistics } = samplesOf('trader')
const present = statistics()

const meta = {
  title: 'screens/uta/StatisticsScreen',
  component: StatisticsScreen,
  args: {
    statistics: ready(present),
    month: '2026-08',
    months: ['2026-08', '2026-07', '2026-06', '2026-05'],
    onMonth: fn(),
    onExport: fn(),
    dealsHref: (month, pair) => `#${month} ${pair ?? ''}`,
    dayHref: (date) => `#day-${date}`,
    utaHref: '#uta',
  },
  decorators: [inMain],
} satisfies Meta<typeof StatisticsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(args.onMonth).toHaveBeenCalledWith('2026-07')
    await expect(canvas.getByRole('row', { name: 'Total 38 +214.66' })).toBeVisible()
    await expect(canvas.getByText(/Days and months are counted in UTC/)).toBeVisible()
    // The day read last leads to its deals, and so does each row of the table.
    const reader = canvas.getByRole('slider', { name: 'Data for “Profit and loss by day, USDT”' })
    reader.focus()
    await fireEvent.change(reader, { target: { value: 0 } })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Deals closed on Aug 1' })).toHaveFocus()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show as table' })[0]!)
    const link = canvas.getByRole('link', { name: 'Deals closed on Aug 3' })
    await expect(link).toHaveAttribute('href', '#day-2026-08-03')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
/** A past month: no needle, all of its days. */
export const PastMonth: Story = { args: { statistics: ready(statistics('2026-02')), month: '2026-02' } }
export const Loading: Story = { args: { statistics: loading, month: null, months: [] } }
export const Failed: Story = { args: { statistics: failed({ kind: 'server' }, () => {}) } }
/** UTA knows whether a subscription or a top-up is next. */
export const Empty: Story = {
  args: { statistics: ready(samplesOf('empty').statistics()), months: ['2026-08'] },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Open UTA' })).toHaveAttribute('href', '#uta'),
}
export const Offline: Story = {
  args: { statistics: ready(present, { savedAt: Date.parse('2026-08-14T11:00:00Z'), problem: { kind: 'offline' } }) },
}
export const Hidden: Story = {
  globals: { amounts: 'hidden' },
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('214.66'),
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = {
  args: { statistics: ready(statistics('2026-02')), month: '2026-02' },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
}
