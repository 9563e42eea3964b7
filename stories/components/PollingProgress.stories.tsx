import type { Meta, StoryObj } from '@storybook/react-vite'
import { PollingProgress } from '#design-system/components/PollingProgress.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'

const meta = { title: 'components/PollingProgress', component: PollingProgress, args: { attempt: 7, of: 20 } } satisfies Meta<
  typeof PollingProgress
>

export default meta
type Story = StoryObj<typeof meta>

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
