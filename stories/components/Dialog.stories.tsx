import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import type { DialogProps } from '#design-system/components/feedback/Dialog.tsx'
import { Dialog } from '#design-system/components/feedback/Dialog.tsx'
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
      {open && (
        <Dialog
          {...props}
          onClose={close}
          actions={
            <>
              <Button variant="text" onClick={close} disabled={props.busy ?? false}>
                Keep wallet
              </Button>
              <Button variant="danger" busy={props.busy ?? false}>
                Remove
              </Button>
            </>
          }
        />
      )}
    </>
  )
}

const meta = {
  title: 'components/Dialog',
  component: Dialog,
  parameters: {
    usage: {
      use: 'A question that must be answered before anything else: removing, cancelling, confirming a password.',
      instead: 'For more information use Sheet; for results use Toast or Notice; for a form of more than two fields, a page.',
      do: [
        'Ask a question in the title and answer it with verbs: “Remove”, “Keep”.',
        'Put the safe answer first.',
        'Set `busy` until the outcome is known.',
      ],
      dont: ['Open one by itself, or one over another.'],
      accessibility: [
        'The focus goes into it, stays there, and returns to what opened it. Escape and the back gesture close it, except while busy.',
      ],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Dialog; a bottom sheet on phones.' },
    } satisfies Usage,
  },
  args: {
    title: 'Remove “Office safe”?',
    text: 'Withdrawals to this wallet stop at once. Adding it again takes a code and 24 hours.',
    actions: (
      <>
        <Button variant="text">Keep wallet</Button>
        <Button variant="danger">Remove</Button>
      </>
    ),
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** Takes the focus, traps it, and returns it to the button that opened it. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Remove wallet' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog', { name: 'Remove “Office safe”?' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
  },
}

/** While the outcome is open it cannot be closed. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove wallet' }))
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: {
    title: 'Wallet „Bürosafe im Hauptgebäude“ wirklich entfernen?',
    text: 'Auszahlungen an diese Wallet enden sofort. Um sie wieder hinzuzufügen, brauchen Sie einen Code und 24 Stunden.',
  },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove wallet' })),
}
