import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChatLauncher } from '#design-system/components/ChatLauncher.tsx'

const meta = { title: 'components/ChatLauncher', component: ChatLauncher, args: { onOpen: fn() } } satisfies Meta<typeof ChatLauncher>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
