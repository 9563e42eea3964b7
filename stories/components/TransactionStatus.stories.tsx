import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TransactionStatus } from '#design-system/components/data-display/TransactionStatus.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const states = [
  'awaiting_confirmation',
  'accepted',
  'processing',
  'confirming',
  'done',
  'rejected',
  'failed',
  'cancelled',
  'expired',
  'of_tomorrow',
]

const meta = {
  title: 'components/TransactionStatus',
  component: TransactionStatus,
  parameters: {
    usage: {
      use: 'The status of a transaction or a withdrawal.',
      instead: 'For other states use StatusChip.',
      do: ['Pass the server’s status as it is: words, tone and icon follow.'],
      dont: ['Translate a status in the screen.'],
      accessibility: ['Text with an icon; unknown statuses are read as they are.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { status: 'done' },
} satisfies Meta<typeof TransactionStatus>

export default meta
type Story = StoryObj<typeof meta>

const all = (bare: boolean) => (
  <OnCard>
    <Sheet>
      {states.map((status) => (
        <Sample key={status} name={status}>
          <TransactionStatus status={status} bare={bare} />
        </Sample>
      ))}
    </Sheet>
  </OnCard>
)

export const Default: Story = {}

/** From the first step to each final status. The last one is unknown to this build. */
export const Chips: Story = { render: () => all(false) }
/** In the second line of a list row. */
export const Bare: Story = { render: () => all(true) }

/** An unknown status from a newer server gets a text, never a blank or a key. */
export const Unknown: Story = {
  args: { status: 'of_tomorrow' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/of_tomorrow/)
    await expect(within(canvasElement).getByText(/\S/)).toBeVisible()
  },
}

export const German: Story = { ...Chips, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { ...Chips, globals: { locale: 'ru', viewport: { value: 'w320' } } }
export const Spanish: Story = { ...Chips, globals: { locale: 'es', viewport: { value: 'w360' } } }
