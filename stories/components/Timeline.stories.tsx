import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from '#design-system/components/data-display/Timeline.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Timeline',
  component: Timeline,
  parameters: {
    usage: {
      use: 'The way of money that has left: what has happened, what happens now, what is still to come.',
      instead: 'For the steps of a form use Stepper.',
      do: ['Give each stage its time, and those to come the latest one that is known.'],
      dont: ['Invent a time: a stage whose time is not known has none.'],
      accessibility: ['An ordered list; the present stage is the current step, and what has happened is read as done.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    stages: [
      { name: 'Started', at: 'Aug 14, 2026, 14:20 GMT', state: 'done' },
      { name: 'Sent to the network', at: 'Expected by Aug 15, 2026, 14:20 GMT', state: 'now' },
      { name: 'Arrives in the wallet', at: null, state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['daily'],
  play: async ({ canvas }) => {
    const [started, sent] = canvas.getAllByRole('listitem')
    await expect(started).toHaveTextContent('Started, done')
    await expect(sent).toHaveAttribute('aria-current', 'step')
  },
}
