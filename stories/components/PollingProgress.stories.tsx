import type { Meta, StoryObj } from '@storybook/react-vite'
import { PollingProgress } from '#design-system/components/feedback/PollingProgress.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/PollingProgress',
  component: PollingProgress,
  parameters: {
    usage: {
      use: 'Waiting for an answer that is asked for a limited number of times: a top-up of UTA.',
      instead: 'For progress without a count use the busy button; for time CalendarEdge.',
      do: ['Say beside it what is being waited for, and what happens if no answer comes.'],
      dont: ['Invent a percentage.'],
      accessibility: ['A picture whose name says which attempt of how many it is. Announcing a change is up to the text beside it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { attempt: 7, of: 20 },
} satisfies Meta<typeof PollingProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="before the first attempt">
          <PollingProgress attempt={0} of={20} />
        </Sample>
        <Sample name="seventh attempt">
          <PollingProgress attempt={7} of={20} />
        </Sample>
        <Sample name="last attempt">
          <PollingProgress attempt={20} of={20} />
        </Sample>
        <Sample name="no line">
          <PollingProgress attempt={7} of={20} state="paused" />
        </Sample>
        <Sample name="given up">
          <PollingProgress attempt={20} of={20} state="gave-up" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
