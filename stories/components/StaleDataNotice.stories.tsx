import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaleDataNotice } from '#design-system/components/feedback/StaleDataNotice.tsx'
import { storyNow } from '../.storybook/decorators.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/StaleDataNotice',
  component: StaleDataNotice,
  parameters: {
    usage: {
      use: 'Above data that could not be refreshed, in its card.',
      instead: 'If there is no data at all use ErrorBlock.',
      do: ['Pass what the Loadable says; it decides whether there is anything to show.'],
      dont: ['Add a second message about the connection: the layout has one.'],
      accessibility: ['Text above the data, read before it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { savedAt: storyNow - 4 * 60_000, problem: { kind: 'offline' } },
} satisfies Meta<typeof StaleDataNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = { tags: ['daily'] }
export const Failed: Story = { args: { problem: { kind: 'server' } } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
