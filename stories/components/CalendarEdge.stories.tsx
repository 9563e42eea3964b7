import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarEdge } from '#design-system/components/brand/CalendarEdge.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/CalendarEdge',
  component: CalendarEdge,
  parameters: {
    usage: {
      use: 'A term with a start and an end: a subscription, a policy, a lock.',
      instead: 'For progress that is not time use ShareBar or PollingProgress.',
      do: ['Put the remaining time into `label`, in words.', 'Set `stopped` once the term is cancelled.'],
      dont: ['Show more than one in a card.'],
      accessibility: ['The picture has the label as its text; colour is never the only sign of its tone.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { from: '2026-06-26T16:40:00Z', until: '2026-09-24T16:40:00Z', label: '41 days left' },
} satisfies Meta<typeof CalendarEdge>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  tags: ['daily'],
  render: (args) => (
    <OnCard>
      <Sheet>
        <Sample name="Running">
          <CalendarEdge {...args} />
        </Sample>
        <Sample name="A lock of a day">
          <CalendarEdge from="2026-08-14T09:00:00Z" until="2026-08-15T09:00:00Z" label="19 hours left" tone="blocked" />
        </Sample>
        <Sample name="Ended">
          <CalendarEdge from="2026-05-01T00:00:00Z" until="2026-07-01T00:00:00Z" label="Ended" tone="past" />
        </Sample>
        <Sample name="Stopped">
          <CalendarEdge {...args} stopped label="Stopped" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
