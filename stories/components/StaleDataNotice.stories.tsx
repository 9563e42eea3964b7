import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaleDataNotice } from '#design-system/components/StaleDataNotice.tsx'
import { storyNow } from '../.storybook/decorators.tsx'

const meta = {
  title: 'components/StaleDataNotice',
  component: StaleDataNotice,
  args: { savedAt: storyNow - 4 * 60_000, problem: { kind: 'offline' } },
} satisfies Meta<typeof StaleDataNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const Failed: Story = { args: { problem: { kind: 'server' } } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
