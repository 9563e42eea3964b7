import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '#design-system/components/feedback/EmptyState.tsx'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/EmptyState',
  component: EmptyState,
  parameters: {
    usage: {
      use: 'The place of data that does not exist yet.',
      instead: 'For data that failed to load use ErrorBlock; for a page with nothing else FullPageMessage.',
      do: ['Say what will appear here and what brings it about.'],
      dont: ['Apologise, or blame filters that are not set.'],
      accessibility: ['The title is a heading at `level`; the illustration is decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
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

export const FirstUse: Story = { tags: ['daily'], args: { action: <Button variant="soft">Deposit tokens</Button> } }
export const NoMatches: Story = {
  args: {
    title: 'No results',
    children: 'No transactions match these three filters.',
    action: <Button variant="soft">Reset filters</Button>,
  },
}
