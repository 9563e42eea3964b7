import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo, Mark } from '#design-system/components/brand/Logo.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Logo',
  component: Logo,
  parameters: {
    usage: {
      use: 'Header and navigation, once per page.',
      instead: 'As decoration within content.',
      do: ['Give it `href` everywhere except on the home page.'],
      dont: ['Change its colours or the distance between symbol and word.'],
      accessibility: ['One name: the product’s. As a link it says where it leads.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { href: '/en' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const NotALink: Story = { render: () => <Logo /> }
export const MarkAlone: Story = { render: () => <Mark size={56} /> }
