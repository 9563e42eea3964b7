import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShareButton } from '#design-system/parts/ShareButton.tsx'

const share = fn<(data: unknown) => Promise<void>>(() => Promise.reject(new DOMException('closed', 'AbortError')))

const meta = {
  title: 'parts/ShareButton',
  component: ShareButton,
  args: { share: { text: '0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    return () => delete (navigator as { share?: unknown }).share
  },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

/** The sheet was closed without an answer: nothing is said about it. */
export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenLastCalledWith(args.share)
  },
}
