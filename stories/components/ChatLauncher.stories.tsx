import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChatLauncher } from '#design-system/components/navigation/ChatLauncher.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ChatLauncher',
  component: ChatLauncher,
  parameters: {
    usage: {
      use: 'Once per page, where the deployment has a chat.',
      instead: 'Without a chat, link to the contact in the help.',
      do: ['Set `inFlow` on pages with a form.'],
      dont: ['Open the chat by itself.'],
      accessibility: ['A button with a name, at the end of the tab order; it does not cover the focused element.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { onOpen: fn() },
} satisfies Meta<typeof ChatLauncher>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
