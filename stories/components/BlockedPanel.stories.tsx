import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockedPanel } from '#design-system/components/BlockedPanel.tsx'

const meta = {
  title: 'components/BlockedPanel',
  component: BlockedPanel,
  args: {
    title: 'Withdrawals resume on 21 August at 18:00',
    children: 'Your password was changed, so withdrawals are paused for a while. Your balance is safe.',
    until: '2026-08-21T18:00:00Z',
  },
} satisfies Meta<typeof BlockedPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {}
export const Hours: Story = { args: { until: '2026-08-15T09:41:00Z' } }
export const LastMinutes: Story = { args: { until: '2026-08-14T14:29:05Z' } }
export const German: Story = {
  args: { title: 'Auszahlungen wieder ab 21. August, 18:00 Uhr' },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
