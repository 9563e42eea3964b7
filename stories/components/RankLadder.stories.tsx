import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankLadder } from '#design-system/components/brand/RankLadder.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const steps = ['Intern', 'Junior', 'Middle', 'Senior', 'Master']

const meta = {
  title: 'components/RankLadder',
  component: RankLadder,
  parameters: {
    usage: {
      use: 'The user’s place among the ranks in one line.',
      instead: 'With the conditions of each rank use RankRuler.',
      do: ['Put rank and progress into `label`.'],
      dont: ['Compute `progress` in the screen: `rankProgress` counts both conditions.'],
      accessibility: ['A picture with the label as its text.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { steps, current: 2, progress: 0.39, label: 'Rank Middle' },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof RankLadder>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = { tags: ['daily'] }
export const AtTheStart: Story = { args: { progress: 0, current: 0, label: 'Rank Intern' } }
export const AtTheEnd: Story = { args: { progress: 1, current: 4, label: 'Rank Master' } }
/** The server has not raised the rank yet: the needle stays just short of the next one. */
export const JustShort: Story = { args: { progress: 0.98 } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
