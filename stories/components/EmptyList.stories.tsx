import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/components/Button.tsx'
import { EmptyList } from '#design-system/components/EmptyList.tsx'

const meta = {
  title: 'components/EmptyList',
  component: EmptyList,
  args: {
    words: {
      none: () => 'No deals yet',
      noneText: () => 'They appear here once UTA opens its first deal after your top-up.',
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
