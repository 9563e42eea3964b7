import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedNotice } from '#design-system/parts/SavedNotice.tsx'
import { storyNow } from '../.storybook/surroundings.tsx'

const meta = {
  title: 'parts/SavedNotice',
  component: SavedNotice,
  args: { savedAt: storyNow - 4 * 60_000, problem: { kind: 'offline' } },
} satisfies Meta<typeof SavedNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const Failed: Story = { args: { problem: { kind: 'server' } } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
