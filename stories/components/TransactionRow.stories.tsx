import type { Meta, StoryObj } from '@storybook/react-vite'
import { RowList } from '#design-system/components/data-display/ListRow.tsx'
import { TransactionRow } from '#design-system/components/data-display/TransactionRow.tsx'
import { manyTransactions, refill } from '../screens/samples/transactions.ts'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/TransactionRow',
  component: TransactionRow,
  parameters: {
    usage: {
      use: 'A few latest transactions in a card.',
      instead: 'For the whole list use DataTable, whose cards look the same.',
      do: ['Give it `href`, so that the details open.'],
      dont: ['Change the order of its parts.'],
      accessibility: ['A list item with one link; amount and status are read after its name.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { transaction: refill, href: '#refill' },
  render: (args) => (
    <OnCard>
      <RowList>
        {manyTransactions.map((transaction) => (
          <TransactionRow key={transaction.id} {...args} transaction={transaction} />
        ))}
        {/* Unknown values from a newer server. */}
        <TransactionRow {...args} transaction={{ ...refill, type: 'airdrop' as 'bonus', status: 'paused' as 'done' }} />
      </RowList>
    </OnCard>
  ),
} satisfies Meta<typeof TransactionRow>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { tags: ['daily'] }
export const AmountsHidden: Story = { globals: { amounts: 'hidden' } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w320' } } }
