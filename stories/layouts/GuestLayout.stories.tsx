import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuestLayout } from '#design-system/layouts/GuestLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { footer, frame, links } from './frame.ts'

const meta = {
  title: 'layouts/Guest',
  component: GuestLayout,
  parameters: { layout: 'fullscreen' },
  args: { frame: frame(), links, signedIn: false, footer: footer(), children: <PageHeader title="Help" lead="Questions stand here." /> },
} satisfies Meta<typeof GuestLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const SignedIn: Story = { args: { signedIn: true, links: { ...links, cabinet: '/en/cabinet' } } }
