import type { Meta, StoryObj } from '@storybook/react-vite'
import { PollRing } from '#design-system/parts/PollRing.tsx'
import { OnCard, Sample, Sheet } from '../sheet.tsx'

const meta = { title: 'parts/PollRing', component: PollRing, args: { attempt: 7, of: 20 } } satisfies Meta<typeof PollRing>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="before the first attempt">
          <PollRing attempt={0} of={20} />
        </Sample>
        <Sample name="seventh attempt">
          <PollRing attempt={7} of={20} />
        </Sample>
        <Sample name="last attempt">
          <PollRing attempt={20} of={20} />
        </Sample>
        <Sample name="no line">
          <PollRing attempt={7} of={20} state="paused" />
        </Sample>
        <Sample name="given up">
          <PollRing attempt={20} of={20} state="gave-up" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
