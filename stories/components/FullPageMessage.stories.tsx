import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/components/Button.tsx'
import { FullPageMessage } from '#design-system/components/FullPageMessage.tsx'
import { SuccessArt } from '#design-system/components/illustrations/SuccessArt.tsx'

const meta = {
  title: 'components/FullPageMessage',
  component: FullPageMessage,
  args: {
    illustration: <SuccessArt width={240} />,
    title: 'The refill is on its way',
    text: 'It appears in your balance once the network has confirmed it.',
    actions: <Button>Go to Overview</Button>,
  },
} satisfies Meta<typeof FullPageMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const InLayout: Story = { args: { framed: true } }
