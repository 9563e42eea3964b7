import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankLadder } from '#design-system/parts/RankLadder.tsx'
import { OnCard } from '../sheet.tsx'

const steps = [
  { name: 'Intern', threshold: '0' },
  { name: 'Junior', threshold: '500' },
  { name: 'Middle', threshold: '2000' },
  { name: 'Senior', threshold: '5000' },
  { name: 'Master', threshold: '10000' },
]

const meta = {
  title: 'parts/RankLadder',
  component: RankLadder,
  args: { steps, value: '3180', current: 2, label: 'Middle: 3,180 of 5,000 until Senior' },
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
export const AtTheStart: Story = { args: { value: '0', current: 0, label: 'Intern' } }
export const AtTheEnd: Story = { args: { value: '25000', current: 4, label: 'Master' } }
/** Own assets would do for more: the other condition holds the rank down. */
export const HeldByTheOtherCondition: Story = { args: { value: '6200', current: 2 } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
