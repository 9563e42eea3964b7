import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ManualCopyField } from '#design-system/components/inputs/ManualCopyField.tsx'
import { CopyButton } from '#design-system/components/inputs/CopyButton.tsx'
import type { Usage } from '../site/usage.ts'

const address = '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E'

const meta = {
  title: 'components/CopyButton',
  component: CopyButton,
  parameters: {
    usage: {
      use: 'Beside a text that people need elsewhere: an address, a link, a key.',
      instead: 'For sharing with the device’s own sheet, add ShareButton; do not replace this by it.',
      do: ['Name what is copied in `label`.'],
      dont: ['Copy anything other than what is shown, such as a shortened address.'],
      accessibility: ['The success is announced, and the icon changes. If the browser forbids copying, the text appears selected.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { text: address, label: 'Copy address', onCopied: fn() },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

/** Replaces the browser's clipboard and restores it afterwards. */
const clipboard = (writeText: (text: string) => Promise<void>, command: () => boolean) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  document.execCommand = command
  return () => {
    delete (navigator as { clipboard?: unknown }).clipboard
    delete (document as { execCommand?: unknown }).execCommand
  }
}

const works = fn<(text: string) => Promise<void>>(() => Promise.resolve())
const refuses = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))

export const Icon: Story = {}
export const Labelled: Story = { args: { variant: 'contained' } }

export const Copied: Story = {
  args: { variant: 'contained' },
  beforeEach: clipboard(works, () => false),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(works).toHaveBeenLastCalledWith(address)
    await expect(args.onCopied).toHaveBeenCalled()
  },
}

/** The Clipboard API is missing or refused: copies with the legacy command. */
export const LegacyCopy: Story = {
  beforeEach: clipboard(refuses, () => document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: new DataTransfer() })) || true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

/** Both methods are refused: the text is shown, selected. */
export const Refused: Story = {
  args: { variant: 'soft' },
  beforeEach: clipboard(refuses, () => false),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Text to copy manually' })
    await expect(canvas.getByRole('alert')).toBeVisible()
    await waitFor(() => expect(field.selectionEnd).toBe(address.length))
    await expect(field).toHaveValue(address)
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
export const German: Story = { ...Refused, globals: { locale: 'de', viewport: { value: 'w320' } }, play: async () => {} }

/** Line breaks are kept: recovery codes on a single line are useless. */
export const Lines: Story = {
  render: () => <ManualCopyField text={'3f9c21aa07-b81de4c052\n90ab12cd34-ef56ab78cd'} why="Your browser blocked copying." />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy manually' })
    await expect(field).toHaveValue('3f9c21aa07-b81de4c052\n90ab12cd34-ef56ab78cd')
    await waitFor(() => expect(field.selectionEnd).toBe(field.value.length))
  },
}
