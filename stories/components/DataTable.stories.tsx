import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Column } from '#design-system/components/data-display/DataTable.tsx'
import { DataTable } from '#design-system/components/data-display/DataTable.tsx'
import { Delta } from '#design-system/components/data-display/Delta.tsx'
import { Money } from '#design-system/components/data-display/Money.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { DivergingBar } from '#design-system/components/brand/DivergingBar.tsx'
import type { Usage } from '../site/usage.ts'

type Deal = { id: string; pair: string; size: string; percent: string; result: string }

const rows: Deal[] = [
  { id: '1', pair: 'BTC/USDT', size: '500', percent: '0.62', result: '3.1' },
  { id: '2', pair: 'BNB/USDT', size: '400', percent: '-0.21', result: '-0.84' },
  { id: '3', pair: 'ETH/USDT', size: '320', percent: '1.84', result: '5.89' },
  { id: '4', pair: 'SOL/USDT', size: '250', percent: '-4.12', result: '-10.3' },
]

const columns: Column<Deal>[] = [
  { id: 'pair', head: 'Pair', cell: ({ pair }) => <Typography variant="subtitle1">{pair}</Typography> },
  {
    id: 'size',
    head: 'Size, USDT',
    align: 'end',
    wide: true,
    cell: ({ size }) => <Money value={size} unit="USDT" showUnit={false} even />,
  },
  { id: 'scale', head: 'Scale ±3%', cell: ({ percent }) => <DivergingBar value={percent} /> },
  { id: 'percent', head: 'Change', align: 'end', cell: ({ percent }) => <Delta value={percent} /> },
  {
    id: 'result',
    head: 'Profit/loss, USDT',
    align: 'end',
    cell: ({ result }) => <Money value={result} unit="USDT" showUnit={false} result />,
  },
]

const meta = {
  title: 'components/DataTable',
  component: DataTable<Deal>,
  parameters: {
    usage: {
      use: 'Many rows that are compared by their figures: deals, transactions.',
      instead:
        'For two to five rows of different kinds use List with ListRow; for names and values DescriptionList; inside a text TermsTable.',
      do: ['Name it in `caption`, also when a heading is above it.', 'Give `card` the same facts as the columns.'],
      dont: ['Put more than one link or button into a row: the row itself is the link.'],
      accessibility: [
        'A real table with row headers; on phones a list. Rows outside the document are counted, so that “row 7 of 320” is right.',
      ],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Table; long lists keep only the rows near the viewport.' },
    } satisfies Usage,
  },
  args: {
    caption: 'Deals, newest first',
    columns,
    rows,
    rowKey: ({ id }) => id,
    card: ({ pair, percent }) => (
      <div>
        <Typography variant="subtitle1">{pair}</Typography>
        <DivergingBar value={percent} fill />
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable<Deal>>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
/** Each row is a single link to its details. */
export const Links: Story = { args: { rowLink: { href: ({ id }) => `#${id}`, name: ({ pair }) => pair } } }
export const WithSum: Story = {
  args: {
    sum: [
      'Together',
      <Money key="s" value="1470" unit="USDT" showUnit={false} even />,
      null,
      null,
      <Money key="r" value="-2.15" unit="USDT" showUnit={false} result />,
    ],
  },
}
/** Headings between the rows, such as the days of a list. */
export const Heads: Story = {
  args: { heads: new Map([[0, 'Today'], [3, 'Yesterday']]) }, // prettier-ignore
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(heads).toEqual(['Today', 'BTC/USDT', 'BNB/USDT', 'ETH/USDT', 'Yesterday', 'SOL/USDT'])
  },
}
/** Ten thousand rows: only those near the viewport are in the document. */
export const TenThousand: Story = {
  // Half a million px high: too long for the docs page.
  tags: ['!autodocs'],
  args: {
    rows: Array.from({ length: 10_000 }, (_, at): Deal => ({ ...rows[at % rows.length]!, id: String(at), size: String(at) })),
    rowLink: { href: ({ id }) => `#${id}`, name: ({ pair }) => pair },
  },
  play: async ({ canvas, step }) => {
    await step('a screenful is in the document, and the page is as long as all of them', async () => {
      const links = canvas.getAllByRole('link')
      await expect(links.length).toBeLessThan(80)
      await expect(document.documentElement.scrollHeight).toBeGreaterThan(500_000)
    })
    await step('scrolling brings the rest', async () => {
      await waitFor(
        () => {
          // Rows are measured as they appear, so the end moves while scrolling to it.
          window.scrollTo(0, document.documentElement.scrollHeight)
          return expect(canvas.getByText('9,999')).toBeInTheDocument()
        },
        { timeout: 10_000 },
      )
      window.scrollTo(0, 0)
    })
  },
}
