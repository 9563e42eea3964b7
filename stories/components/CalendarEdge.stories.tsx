import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarEdge } from '#design-system/components/CalendarEdge.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/CalendarEdge',
  component: CalendarEdge,
  args: { from: '2026-06-26T16:40:00Z', until: '2026-09-24T16:40:00Z', label: '41 days left' },
} satisfies Meta<typeof CalendarEdge>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
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
