import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Sheet } from '#design-system/components/feedback/Sheet.tsx'
import Typography from '@mui/material/Typography'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Sheet',
  component: Sheet,
  parameters: {
    usage: {
      use: 'More about something without leaving the page: a transaction from a list.',
      instead: 'For a question use Dialog; for what needs an address of its own and a long form, a page.',
      do: ['Give its content an address, so that Back closes it.'],
      dont: ['Open a sheet from a sheet.'],
      accessibility: ['The focus goes into it and returns. It closes by button, Escape, backdrop, swipe and back gesture.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s SwipeableDrawer.' },
    } satisfies Usage,
  },
  args: {
    title: 'Withdrawal of 320 MATU',
    onClose: fn(),
    // Text only: the docs page serialises args as JSON, and a styled element is circular.
    children: 'More of it, without leaving the page.',
  },
  argTypes: { children: { control: 'text' } },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="soft" onClick={() => setOpen(true)}>
          Show details
        </Button>
        {open && (
          <Sheet {...args} onClose={() => setOpen(false)}>
            <Typography component="p">{args.children}</Typography>
          </Sheet>
        )}
      </>
    )
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Show details' })
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
  },
}
export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'w360' } } }

/** From row to row of the list without closing it; at the end of the list the button is disabled. */
export const Steps: Story = {
  args: { steps: { previous: null, next: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }))
    await expect(await screen.findByRole('button', { name: 'Previous entry' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Next entry' }))
    await userEvent.keyboard('j')
    await expect(args.steps?.next).toHaveBeenCalledTimes(2)
  },
}
