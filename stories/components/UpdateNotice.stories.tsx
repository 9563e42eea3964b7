import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UpdateNotice } from '#design-system/components/feedback/UpdateNotice.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/UpdateNotice',
  component: UpdateNotice,
  parameters: {
    usage: {
      use: 'When a newer build is there while the page is open.',
      instead: 'When the old build no longer works: ErrorScreen says so.',
      do: ['Let people finish: it waits until they answer.'],
      dont: ['Reload by itself.'],
      accessibility: ['Takes no focus and is announced politely.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { open: true, onReload: fn(), onClose: fn() },
} satisfies Meta<typeof UpdateNotice>

export default meta
type Story = StoryObj<typeof meta>

/** An offer in a live region: takes no focus, and announces each button once. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready')
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
