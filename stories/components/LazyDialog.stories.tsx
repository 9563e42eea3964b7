import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import type { DialogProps } from '#design-system/components/feedback/Dialog.tsx'
import { LazyDialog } from '#design-system/components/feedback/LazyDialog.tsx'
import type { Usage } from '../site/usage.ts'

const Opened = (props: DialogProps) => {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Remove wallet
      </Button>
      {open && <LazyDialog {...props} onClose={close} actions={<Button onClick={close}>Keep wallet</Button>} />}
    </>
  )
}

const meta = {
  title: 'components/LazyDialog',
  component: LazyDialog,
  parameters: {
    usage: {
      use: 'A dialog most visitors of the page never open. It is the Dialog of every screen.',
      instead: 'Where the dialog is the page’s purpose, a page is better than a dialog.',
      do: ['Use it exactly like Dialog.'],
      dont: ['Import Dialog in a screen: its code would be loaded with the page.'],
      accessibility: ['As Dialog: the focus goes into it once its code is there.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { title: 'Remove “Office safe”?', text: 'Withdrawals to this wallet stop at once.', actions: null, onClose: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof LazyDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The page does not wait for its code. It still takes the focus, and returns it to the button that opened it. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove wallet' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Remove “Office safe”?' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
  },
}
