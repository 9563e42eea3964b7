import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '#design-system/components/EmptyState.tsx'
import { Button } from '#design-system/components/Button.tsx'
import { OnCard } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/EmptyState',
  component: EmptyState,
  args: { title: 'No transactions yet', children: 'Your first deposit will appear here.' },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = { args: { action: <Button variant="soft">Deposit tokens</Button> } }
export const NoMatches: Story = {
  args: {
    title: 'No results',
    children: 'No transactions match these three filters.',
    action: <Button variant="soft">Reset filters</Button>,
  },
}
