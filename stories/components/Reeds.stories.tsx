import type { Meta, StoryObj } from '@storybook/react-vite'
import { Reeds, countedMarks } from '#design-system/components/brand/Reeds.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Reeds',
  component: Reeds,
  parameters: {
    usage: {
      use: 'Things that are counted: attempts, days, characters.',
      instead: 'For shares use ShareBar, for results over time ReedBars.',
      do: ['One reed per thing.'],
      dont: ['Use more reeds than can be told apart: 42 at most.'],
      accessibility: ['With `label` a picture, without it decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { marks: countedMarks(20, 6, true), label: 'Check 7 of 20' },
} satisfies Meta<typeof Reeds>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  tags: ['daily'],
  render: ({ marks, label }) => (
    <OnCard>
      <Sheet>
        <Sample name="Attempt 7 of 20">
          <Reeds marks={marks} label={label ?? ''} />
        </Sample>
        <Sample name="Given up">
          <Reeds marks={Array.from({ length: 20 }, () => 'blocked')} label="20 of 20" />
        </Sample>
        <Sample name="Active days">
          <Reeds marks={['good', 'off', 'good', 'good', 'off', 'bad', 'now']} label="4 of 7 days" />
        </Sample>
        <Sample name="Dense calendar with needle">
          <Reeds marks={countedMarks(30, 17)} dense needle={56} label="17 days left" />
        </Sample>
        <Sample name="Ruler over the whole width">
          <Reeds marks={countedMarks(41, 24)} major={10} fill needle={60} label="60%" />
        </Sample>
        <Sample name="Steps">
          <Reeds marks={countedMarks(4, 3)} label="3 of 4" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
