import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Locale } from '#design-system/i18n/tags.ts'
import { EmptyLayout } from '#design-system/layouts/EmptyLayout.tsx'
import { ErrorScreen } from '#design-system/screens/errors/ErrorScreen.tsx'
import { frame } from '../../layouts/frame.ts'

const meta = {
  title: 'screens/errors/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'error', status: 500, reference: null, links: { home: '/en', help: '/en/help' }, onRetry: fn() },
  decorators: [
    (Story, { globals }) => (
      <EmptyLayout frame={frame(globals['locale'] as Locale)}>
        <Story />
      </EmptyLayout>
    ),
  ],
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { tags: ['daily'] }
export const WithReference: Story = { args: { reference: '01J5C3T8Q4M7' } }
export const NewVersion: Story = { args: { kind: 'stale' } }
export const Offline: Story = { args: { kind: 'offline' } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } }, args: { reference: '01J5C3T8Q4M7' } }
