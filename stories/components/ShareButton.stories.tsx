import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ShareButton, ShareInvitation } from '#design-system/components/inputs/ShareButton.tsx'
import type { Usage } from '../site/usage.ts'

const refusesWith = (name: string) => fn<(data: unknown) => Promise<void>>(() => Promise.reject(new DOMException('no', name)))
const link = 'https://matu.example/r/VERA48'

/** Replaces the browser's share sheet, and its clipboard with one that rejects, and restores them afterwards. */
const sheet = (share: (data: unknown) => Promise<void>) => () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
  })
  document.execCommand = () => false
  return () => {
    for (const name of ['share', 'canShare', 'clipboard']) delete (navigator as unknown as Record<string, unknown>)[name]
    delete (document as { execCommand?: unknown }).execCommand
  }
}

const closed = refusesWith('AbortError')
const refused = refusesWith('NotAllowedError')

const meta = {
  title: 'components/ShareButton',
  component: ShareButton,
  parameters: {
    usage: {
      use: 'An invitation or a result that is worth passing on, where the device can share.',
      instead: 'Alone: it disappears where the browser cannot share. Keep a CopyButton beside it.',
      do: ['Share the address with the text.'],
      dont: ['Share amounts the user has hidden.'],
      accessibility: ['A button; the device’s own sheet takes the focus and returns it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { share: { text: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E' } },
  beforeEach: sheet(closed),
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

/** The user closed the sheet: no message. */
export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(closed).toHaveBeenLastCalledWith(args.share)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** An invitation is shared with its text. Here both the sheet and the clipboard refuse, so the text is shown, selected. */
export const Refused: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  beforeEach: sheet(refused),
  render: () => <ShareInvitation link={link} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Teilen' }))
    const field = await canvas.findByRole<HTMLInputElement>('textbox')
    await expect(refused).toHaveBeenLastCalledWith({ title: 'MATU Cabinet', text: 'Meine Einladung zu MATU Cabinet', url: link })
    await expect(canvas.getByRole('alert')).toBeVisible()
    await waitFor(() => expect(field.selectionEnd).toBe(link.length))
  },
}
