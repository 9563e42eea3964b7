import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { Locale } from '#design-system/i18n/tags.ts'
import { MaintenanceLayout } from '#design-system/layouts/MaintenanceLayout.tsx'
import { MaintenanceScreen } from '#design-system/screens/errors/MaintenanceScreen.tsx'
import { frame } from '../../layouts/frame.ts'

const meta = {
  title: 'screens/errors/Maintenance',
  component: MaintenanceScreen,
  parameters: { layout: 'fullscreen' },
  // The stories' clock is fixed at 14:20:00.
  args: { next_check_at: '2026-08-14T14:20:24Z', checking: false, onCheck: fn() },
  decorators: [
    (Story, { globals }) => (
      <MaintenanceLayout frame={frame(globals['locale'] as Locale)}>
        <Story />
      </MaintenanceLayout>
    ),
  ],
} satisfies Meta<typeof MaintenanceScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
/** As rendered before the time of the next check is known. */
export const Loading: Story = { args: { next_check_at: null } }
export const Checking: Story = { args: { checking: true } }
/** Full minutes are announced, seconds are not. */
export const AfterMinutes: Story = {
  args: { next_check_at: '2026-08-14T14:22:30Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Next check in 2 minutes')
  },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
