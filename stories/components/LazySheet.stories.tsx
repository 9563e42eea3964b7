import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { LazySheet } from '#design-system/components/feedback/LazySheet.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/LazySheet',
  component: LazySheet,
  parameters: {
    usage: {
      use: 'A sheet most visitors of the page never open: the details of a row.',
      instead: 'What is shown with the page itself is a part of the page.',
      do: ['Use it exactly like Sheet.'],
      dont: ['Import Sheet in a screen: its code would be loaded with the page.'],
      accessibility: ['As Sheet: the focus goes into it once its code is there.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { title: 'Withdrawal of 320 MATU', onClose: fn(), children: 'More of it, without leaving the page.' },
  argTypes: { children: { control: 'text' } },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="soft" onClick={() => setOpen(true)}>
          Show details
        </Button>
        {open && <LazySheet {...args} onClose={() => setOpen(false)} />}
      </>
    )
  },
} satisfies Meta<typeof LazySheet>

export default meta
type Story = StoryObj<typeof meta>

/** The page does not wait for its code. */
export const Default: Story = {
  tags: ['daily'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }))
    await expect(await screen.findByRole('dialog', { name: 'Withdrawal of 320 MATU' })).toBeVisible()
  },
}
