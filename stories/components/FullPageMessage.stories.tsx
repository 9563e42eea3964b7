import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { FullPageMessage } from '#design-system/components/feedback/FullPageMessage.tsx'
import { SuccessArt } from '#design-system/components/illustrations/SuccessArt.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/FullPageMessage',
  component: FullPageMessage,
  parameters: {
    usage: {
      use: 'A page that has one thing to say: done, not found, blocked, offline.',
      instead: 'Beside other content use Notice or EmptyState.',
      do: ['Say what is not affected, and offer the likely next step.'],
      dont: ['Use more than two actions.'],
      accessibility: ['The title is the page’s heading and takes the focus after navigation; with `framed` the layout has it already.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    illustration: <SuccessArt width={240} />,
    title: 'The refill is on its way',
    text: 'It appears in your balance once the network has confirmed it.',
    actions: <Button>Go to Overview</Button>,
  },
} satisfies Meta<typeof FullPageMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const InLayout: Story = { args: { framed: true } }
