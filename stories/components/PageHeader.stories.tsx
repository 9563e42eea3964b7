import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/components/Button.tsx'
import { PageHeader } from '#design-system/components/PageHeader.tsx'

const meta = {
  title: 'components/PageHeader',
  component: PageHeader,
  args: { title: 'Confirm your contacts', lead: 'Your account is unlocked once Telegram is confirmed.' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const WithActions: Story = { args: { actions: <Button variant="soft">Download list</Button> } }
export const OfASection: Story = { args: { level: 2 } }
