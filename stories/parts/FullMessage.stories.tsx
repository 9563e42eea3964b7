import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/parts/Button.tsx'
import { FullMessage } from '#design-system/parts/FullMessage.tsx'
import { SuccessArt } from '#design-system/parts/illustrations/SuccessArt.tsx'

const meta = {
  title: 'parts/FullMessage',
  component: FullMessage,
  args: {
    illustration: <SuccessArt width={240} />,
    title: 'The refill is on its way',
    text: 'It appears in your balance once the network has confirmed it.',
    actions: <Button>Go to Overview</Button>,
  },
} satisfies Meta<typeof FullMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const InsideAFrame: Story = { args: { framed: true } }
