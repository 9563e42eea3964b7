import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { LineChart } from '#design-system/components/charts/LineChart.tsx'
import { OnCard } from '../../StoryCanvas.tsx'
import type { Usage } from '../../site/usage.ts'

const balance = '6037.52 6045.7 6040.7 6054.6 6076.5 6085.4 6089.2 6078.2 6084.2 6102.2 6147.2 6210.3 6221.1 6240.18'.split(' ')
const named = new Set([1, 5, 10, 15, 20, 25, 31])
const august = Array.from({ length: 31 }, (_, at) => ({
  key: `2026-08-${at + 1}`,
  name: `Aug ${at + 1}`,
  ...(named.has(at + 1) && { tick: String(at + 1) }),
}))
const term = Array.from({ length: 13 }, (_, at) => ({
  key: String(at),
  name: at === 0 ? 'now' : `after ${at} months`,
  ...(at % 3 === 0 && { tick: at === 0 ? 'now' : at === 12 ? '12 mo' : String(at) }),
}))

const meta = {
  title: 'components/charts/LineChart',
  component: LineChart,
  parameters: {
    usage: {
      use: 'A value over time: a balance, a projection beside its assumptions.',
      instead: 'For results per period use ReedBarChart; within a row ReedBars.',
      do: ['Summarise the course in a sentence.', 'Mark today by `now`; leave the future empty.'],
      dont: ['Use more than three lines, or two units.'],
      accessibility: ['Arrow keys read value by value; a table with all values follows, and the summary is the picture’s text.'],
      status: 'stable',
      changes: { '2026-11-23': 'Drawn by MUI X Charts.' },
    } satisfies Usage,
  },
  args: {
    title: 'Balance in August, USDT',
    summary: 'From 6,037.52 on August 1 to 6,240.18 USDT on August 14, the lowest on August 1.',
    places: august,
    series: [{ name: 'Balance', values: balance }],
    unit: 'USDT',
    of: 'Day',
    now: 13,
    area: true,
    height: 248,
  },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

const drawn = (root: HTMLElement) => waitFor(() => expect(root.querySelector('path.line')).not.toBeNull(), { timeout: 15_000 })

export const Course: Story = { play: ({ canvasElement }) => drawn(canvasElement) }

export const OneValue: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const reader = within(canvasElement).getByRole('slider', { name: /^Data for / })
    await expect(reader).toHaveAttribute('aria-valuetext', 'Aug 14: 6,240.18\u00a0USDT')
    await userEvent.tab()
    await expect(reader).toHaveFocus()
    await fireEvent.change(reader, { target: { value: 11 } })
    await expect(reader).toHaveAttribute('aria-valuetext', 'Aug 12: 6,210.30\u00a0USDT')
    await expect(canvasElement.querySelector('.tip')).toHaveTextContent('6,210.30 USDTAug 12')
    await expect(reader).toHaveAttribute('max', '13')
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await expect(canvas.getByRole('row', { name: 'Aug 14 6,240.18' })).toBeVisible()
    // Many rows are scrolled to, rather than make the page longer.
    const table = canvas.getByRole('table')
    await expect(table.parentElement!.clientHeight).toBeLessThan(table.offsetHeight)
    await expect(table.parentElement).toHaveAttribute('tabindex', '0')
  },
}

export const ThreeLines: Story = {
  args: {
    title: 'Balance over 12 months, USDT',
    summary: 'Your assumption ends at 6,724.44, no change at 5,000, weak months at 4,326.',
    places: term,
    series: [
      {
        name: 'Your assumption',
        values: '5000 5125 5253 5384 5519 5657 5798 5943 6092 6244 6400 6560 6724.44'.split(' '),
      },
      { name: 'No change', values: Array(13).fill('5000') },
      { name: 'Weak months', values: '5000 4940 4881 4822 4764 4707 4651 4595 4540 4486 4432 4379 4326'.split(' ') },
    ],
    of: 'Month',
    now: 12,
    area: false,
    legend: true,
  },
  play: ({ canvasElement }) => drawn(canvasElement),
}

export const Hidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvasElement).not.toHaveTextContent('6,2')
  },
}

export const Phone: Story = {
  ...ThreeLines,
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
