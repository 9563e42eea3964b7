import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo, Mark } from '#design-system/components/Logo.tsx'

const meta = { title: 'components/Logo', component: Logo, args: { href: '/en' } } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NotALink: Story = { render: () => <Logo /> }
export const MarkAlone: Story = { render: () => <Mark size={56} /> }
