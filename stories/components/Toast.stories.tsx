import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { ToastProvider } from '#design-system/components/feedback/ToastProvider.tsx'
import type { Toast } from '#design-system/components/feedback/toasts.ts'
import { useToast } from '#design-system/components/feedback/toasts.ts'
import type { Usage } from '../site/usage.ts'

/** Shows a message with `useToast()`, as a page does. */
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
  subcomponents: { ToastProvider },
  parameters: {
    usage: {
      use: 'The result of an action that needs no answer: copied, saved. Called by `useToast()`.',
      instead: 'For errors of a form use FormProblem; for anything that must be read, Notice.',
      do: ['Say what happened in a few words, with one action at most: “Undo”.'],
      dont: ['Show it for what the page already shows.', 'Put into it anything that is needed later: it leaves after six seconds.'],
      accessibility: ['One polite live region for all; hovering and focus stop the clock. The focus stays where it was.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Snackbar and Alert.' },
    } satisfies Usage,
  },
  args: { text: 'Address copied', action: { label: 'Undo', onClick: fn() } },
  argTypes: {
    text: { description: 'What happened, in a few words.' },
    action: {
      description: 'The label of the one button, and what it does.',
      table: { type: { summary: '{ label: string; onClick: () => void }' } },
    },
  },
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
