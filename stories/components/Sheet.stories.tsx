import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '#design-system/components/Button.tsx'
import { Sheet } from '#design-system/components/Sheet.tsx'
import Typography from '@mui/material/Typography'

const meta = {
  title: 'components/Sheet',
  component: Sheet,
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
