import CopyIcon from '@phosphor-icons/core/regular/copy.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from '#design-system/components/inputs/IconButton.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/IconButton',
  component: IconButton,
  parameters: {
    usage: {
      use: 'An action whose icon everybody knows, where a label does not fit: copy, close, search.',
      instead: 'If the icon needs an explanation, use Button with the label.',
      do: ['Name the action and its object: “Copy address”.'],
      dont: ['Put the name only into a tooltip.'],
      accessibility: ['`label` is its name. The target is 44 px, whatever the icon’s size.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s IconButton.' },
    } satisfies Usage,
  },
  args: { label: 'Copy address', children: <CopyIcon width={20} height={20} aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const Outlined: Story = { args: { outlined: true } }
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
