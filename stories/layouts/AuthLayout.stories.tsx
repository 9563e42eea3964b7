import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { frame } from './frame.ts'

const meta = {
  title: 'layouts/Auth',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: { frame: frame(), checking: false, children: <PageHeader title="Sign in" lead="The form stands here." /> },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }

/** Whether the user is signed in is not known yet. */
export const Checking: Story = { args: { checking: true } }

export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } }, args: { frame: frame('de') } }
