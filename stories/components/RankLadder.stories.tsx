import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankLadder } from '#design-system/components/RankLadder.tsx'
import { OnCard } from '../StoryCanvas.tsx'

const steps = ['Intern', 'Junior', 'Middle', 'Senior', 'Master']

const meta = {
  title: 'components/RankLadder',
  component: RankLadder,
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

export const Middle: Story = {}
export const AtTheStart: Story = { args: { progress: 0, current: 0, label: 'Rank Intern' } }
export const AtTheEnd: Story = { args: { progress: 1, current: 4, label: 'Rank Master' } }
/** The server has not raised the rank yet: the needle stays just short of the next one. */
export const JustShort: Story = { args: { progress: 0.98 } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
