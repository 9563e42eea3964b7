import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from '#design-system/parts/StatusChip.tsx'
import { TransactionStatus } from '#design-system/parts/TransactionStatus.tsx'
import { Sample, Sheet } from '../sheet.tsx'

const states = [
  'done',
  'awaiting_confirmation',
  'accepted',
  'processing',
  'confirming',
  'rejected',
  'failed',
  'cancelled',
  'expired',
  'of_tomorrow',
]

const meta = {
  title: 'parts/StatusChip',
  component: StatusChip,
  args: { children: 'Done' },
} satisfies Meta<typeof StatusChip>

export default meta
type Story = StoryObj<typeof meta>

/** Each state of a transaction, as a chip and in a list's second line. The last one is a state that this build does not know. */
export const Transactions: Story = {
  render: () => (
    <Sheet>
      {states.map((status) => (
        <Sample key={status} name={status}>
          <TransactionStatus status={status} /> <TransactionStatus status={status} bare />
        </Sample>
      ))}
    </Sheet>
  ),
}

export const Words: Story = {
  render: () => (
    <>
      <StatusChip>Not active</StatusChip> <StatusChip tone="brand">now</StatusChip> <StatusChip tone="info">Open</StatusChip>
    </>
  ),
}

export const German: Story = { ...Transactions, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { ...Transactions, globals: { locale: 'ru', viewport: { value: 'w360' } } }
