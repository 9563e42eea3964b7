import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { EmptyList } from '#design-system/components/feedback/EmptyList.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/EmptyList',
  component: EmptyList,
  parameters: {
    usage: {
      use: 'A list with filters that has no rows.',
      instead: 'For a list without filters use EmptyState.',
      do: [
        'Say in the first text what will appear here, in the second what to change.',
        'Give `action` when the user can create the first row.',
      ],
      dont: ['Show it while the list is loading.'],
      accessibility: ['The title is a heading, and the reset button is the next tab stop.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    words: {
      none: () => 'No deals yet',
      noneText: () => 'Deals appear here once UTA opens its first deal after your top-up.',
      noMatch: () => 'No deal fits',
      noMatchText: () => 'Remove a filter to see more.',
      reset: () => 'Reset filters',
    },
    filtered: false,
    onReset: fn(),
    action: <Button variant="soft">View plans</Button>,
  },
} satisfies Meta<typeof EmptyList>

export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = {}
/** The next step is to reset the filters. */
export const Filtered: Story = {
  args: { filtered: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}
