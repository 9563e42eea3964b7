import CopyIcon from '@phosphor-icons/core/regular/copy.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from '#design-system/components/IconButton.tsx'
import { Card } from '#design-system/components/Section.tsx'

const meta = {
  title: 'components/IconButton',
  component: IconButton,
  args: { label: 'Copy address', children: <CopyIcon width={20} height={20} aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Outlined: Story = { args: { outlined: true } }
export const Pressed: Story = { args: { pressed: true } }
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = { args: { href: '/en/cabinet' } }
export const OnInk: Story = {
  args: { onInk: true },
  render: (args) => (
    <Card variant="ink">
      <IconButton {...args} />
    </Card>
  ),
}
