import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReedBarChart } from '#design-system/components/charts/ReedBarChart.tsx'
import { OnCard } from '../../StoryCanvas.tsx'
import type { Usage } from '../../site/usage.ts'

const results = '12 8 -5 14 22 9 4 -11 6 18 45 63 11 18.66'.split(' ')
const named = new Set([1, 5, 10, 14, 20, 25, 31])
const days = Array.from({ length: 31 }, (_, at) => ({
  key: `2026-08-${at + 1}`,
  name: `Aug ${at + 1}`,
  value: results[at] ?? null,
  note: at % 3 === 0 ? '1 deal' : '3 deals',
  ...(named.has(at + 1) && { tick: String(at + 1) }),
}))
const year = 'Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug'.split(' ').map((tick, at) => ({
  key: tick,
  name: `${tick} ${at < 4 ? 2025 : 2026}`,
  tick,
  value: '88.4 142.1 -36.2 91 176.3 64.2 -57.8 132.4 186.2 120.1 158.9 214.66'.split(' ')[at]!,
}))

const meta = {
  title: 'components/charts/ReedBarChart',
  component: ReedBarChart,
  parameters: {
    usage: {
      use: 'Results by day or month, against zero.',
      instead: 'For a value over time use LineChart; within a card ReedBars.',
      do: ['Name best, worst and total in the summary.', 'Two reeds for a day, four for a month.'],
      dont: ['Start the axis anywhere but at zero.'],
      accessibility: ['Arrow keys read bar by bar; a table with all values follows.'],
      status: 'stable',
      changes: { '2026-11-23': 'Drawn by MUI X Charts.' },
    } satisfies Usage,
  },
  args: {
    title: 'Profit and loss by day, USDT',
    summary: 'Best day: August 12, +63.00. Worst day: August 8, −11.00. Total: +214.66 USDT.',
    bars: days,
    unit: 'USDT',
    of: 'Day',
    notes: 'Deals',
    reeds: 2,
    now: 13,
    nowName: 'Today',
  },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof ReedBarChart>

export default meta
type Story = StoryObj<typeof meta>

const drawn = (root: HTMLElement) => waitFor(() => expect(root.querySelector('.gain rect, .none')).not.toBeNull(), { timeout: 15_000 })

const highest = (root: HTMLElement, of: string) =>
  Math.min(...Array.from(root.querySelectorAll(of), (one) => one.getBoundingClientRect().top))

/** The uppermost line with its figure is not below the tallest bar. */
const measurable = async (root: HTMLElement) => {
  await drawn(root)
  await expect(highest(root, '.grid')).toBeLessThanOrEqual(highest(root, '.gain rect, .now rect') + 1)
}

export const Days: Story = { play: ({ canvasElement }) => measurable(canvasElement) }

export const OneValue: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const reader = within(canvasElement).getByRole('slider', { name: /^Data for / })
    await userEvent.tab()
    await fireEvent.change(reader, { target: { value: 2 } })
    await expect(reader).toHaveAttribute('aria-valuetext', 'Aug 3: −5.00\u00a0USDT, 3 deals')
    await expect(canvasElement.querySelector('.tip')).toHaveTextContent('−5.00 USDTAug 3, 3 deals')
  },
}

const lead = days.map((one) => ({ ...one, ...(one.value && { link: { href: `#${one.key}`, label: `Deals closed on ${one.name}` } }) }))

/** Enter opens what the place that is read leads to; the link stays when the focus leaves the chart. */
export const Leading: Story = {
  args: { bars: lead },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const reader = canvas.getByRole('slider', { name: /^Data for / })
    reader.focus()
    await fireEvent.change(reader, { target: { value: 1 } })
    const link = canvas.getByRole('link', { name: /^Deals closed on Aug 2/ })
    const opened = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', opened)
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const Months: Story = {
  args: { title: 'Last 12 months', bars: year, of: 'Month', reeds: 4, now: 11 },
  play: ({ canvasElement }) => measurable(canvasElement),
}

export const NothingYet: Story = {
  args: { bars: days.map((one, at) => ({ ...one, value: at < 14 ? '0' : null, note: '' })), summary: 'No deal was closed.' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvasElement.querySelector('.grid')).toBeNull()
  },
}

export const Phone: Story = {
  args: { bars: days },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
  play: ({ canvasElement }) => drawn(canvasElement),
}
