import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockedPanel } from '#design-system/components/feedback/BlockedPanel.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/BlockedPanel',
  component: BlockedPanel,
  parameters: {
    usage: {
      use: 'A feature the user may not use until a known moment, in the place of that feature.',
      instead: 'For a feature that is switched off for all, leave it out; for a refusal without an end, use Notice.',
      do: ['Say when it opens first, then why, then what works meanwhile.'],
      dont: ['Offer a button that only fails.'],
      accessibility: ['The time left is in the text; the strip above it is decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    title: 'Withdrawals resume on August 21 at 6:00 PM',
    children: 'Your password was changed, so withdrawals are paused for a while. Your balance is safe.',
    until: '2026-08-21T18:00:00Z',
  },
} satisfies Meta<typeof BlockedPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = { tags: ['daily'] }
/** With its beginning: the whole time, and now. */
export const Since: Story = { args: { since: '2026-08-07T18:00:00Z' } }
export const SinceHours: Story = { args: { since: '2026-08-14T09:41:00Z', until: '2026-08-15T09:41:00Z' } }
export const Hours: Story = { args: { until: '2026-08-15T09:41:00Z' } }
export const LastMinutes: Story = { args: { until: '2026-08-14T14:29:05Z' } }
export const German: Story = {
  args: { title: 'Auszahlungen wieder ab 21. August, 18:00 Uhr', since: '2026-08-07T18:00:00Z' },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
