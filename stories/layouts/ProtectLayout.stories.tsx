import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ProtectLayout } from '#design-system/layouts/ProtectLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { frame } from './frame.ts'

const meta = {
  title: 'layouts/Protect',
  component: ProtectLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    frame: frame(),
    help: '/en/cabinet/help',
    onSignOut: fn(),
    signingOut: false,
    children: <PageHeader title="Confirm your contact details" lead="Your account opens as soon as Telegram is confirmed." />,
  },
} satisfies Meta<typeof ProtectLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const SigningOut: Story = { args: { signingOut: true } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } }, args: { frame: frame('de') } }
