import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineScreen } from '#design-system/screens/errors/OfflineScreen.tsx'

const meta = {
  title: 'screens/errors/Offline',
  component: OfflineScreen,
  parameters: { layout: 'fullscreen' },
  args: { again: '' },
} satisfies Meta<typeof OfflineScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Served by the service worker for a page that was never opened on this device. */
export const Ready: Story = { tags: ['daily'] }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
