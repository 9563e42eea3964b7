import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TermsTable } from '#design-system/components/data-display/TermsTable.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/TermsTable',
  component: TermsTable,
  parameters: {
    usage: {
      use: 'A few figures inside a text: prices, ranks, fees.',
      instead: 'For data of the user use DataTable.',
      do: ['Name the row in its first cell.'],
      dont: ['Use more than six columns.'],
      accessibility: ['A table with headers; on phones a list in which each value is read with its header.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    caption: 'Prices',
    head: ['Policy', 'Cover', 'Term', 'Claims', 'Price'],
    rows: [
      ['Base', '2,000 USDT', '30 days', '1', '20 MATU'],
      ['Plus', '5,000 USDT', '60 days', '2', '45 MATU'],
      ['Max', '20,000 USDT', '90 days', 'any number', '120 MATU'],
    ],
  },
} satisfies Meta<typeof TermsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Prices' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    await expect(canvas.getByRole('rowheader', { name: 'Plus' })).toBeVisible()
  },
}
export const TwoColumns: Story = {
  args: { caption: 'Rewards', head: ['Step', 'Reward'], rows: [['Invite three active referrals', '150 MATU']] },
}
/** Each row is a list of pairs; long words break. */
export const GermanAt360: Story = {
  args: {
    caption: 'Preise',
    head: ['Versicherung', 'Deckung', 'Laufzeit', 'Schadensmeldungen', 'Preis'],
    rows: [
      ['Base', '2.000 USDT', '30 Tage', '1', '20 MATU'],
      ['Unterstützungsversicherung Plus', '123.456.789,000000000000000001 USDT', '60 Tage', 'unbegrenzt', '45 MATU'],
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
