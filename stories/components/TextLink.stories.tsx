import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '#design-system/components/TextLink.tsx'

const meta = {
  title: 'components/TextLink',
  component: TextLink,
  args: { href: '/en/cabinet', children: 'All transactions' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Quiet: Story = { args: { quiet: true } }
export const Outside: Story = { args: { href: 'https://bscscan.com/tx/0x1', target: '_blank', children: 'Open in the explorer' } }
