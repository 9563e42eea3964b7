import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/components/Button.tsx'
import { ToastProvider } from '#design-system/components/ToastProvider.tsx'
import type { Toast } from '#design-system/components/toasts.ts'
import { useToast } from '#design-system/components/toasts.ts'

const Caller = (toast: Toast) => {
  const show = useToast()
  return (
    <Button variant="soft" onClick={() => show(toast)}>
      Copy address
    </Button>
  )
}

const meta = {
  title: 'components/Toast',
  component: Caller,
  args: { text: 'Address copied', action: { label: 'Undo', onClick: fn() } },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Caller>

export default meta
type Story = StoryObj<typeof meta>

/** Announced once in the single live region; stays while hovered. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(canvas.getAllByText('Address copied')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Address copied')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.action?.onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('Address copied')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
  },
}
export const Failed: Story = {
  args: { severity: 'error', text: 'The address could not be copied' },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy address' })),
}
