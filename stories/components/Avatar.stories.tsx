import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '#design-system/components/Avatar.tsx'

const meta = {
  title: 'components/Avatar',
  component: Avatar,
  args: { person: { firstname: 'Vera', lastname: 'Lindt', avatar_url: null } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Unknown: Story = { args: { person: null } }
