import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Submit } from '#design-system/forms/Form.tsx'
import { RecoveryCodeForm } from '#design-system/forms/RecoveryCodeForm.tsx'
import { idle, refused } from '#design-system/lib/submission.ts'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/RecoveryCodeForm',
  component: RecoveryCodeForm,
  parameters: {
    usage: {
      use: 'Signing in or turning two-factor off without the app.',
      instead: 'For six-digit codes use SentCodeForm or CodeField.',
      do: ['Say that each code works once.'],
      dont: ['Offer it before the app’s code.'],
      accessibility: ['One field; errors are announced and take the focus.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    label: 'Recovery code',
    submission: idle,
    onCode: fn(),
    takesFocus: false,
    foot: (form) => <Submit form={form}>Confirm</Submit>,
  },
  render: (args) => (
    <OnCard>
      <RecoveryCodeForm {...args} />
    </OnCard>
  ),
} satisfies Meta<typeof RecoveryCodeForm>

export default meta
type Story = StoryObj<typeof meta>

/** Copied from paper: spaces and a missing hyphen are corrected. */
export const Blank: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' k3v9x1m7q2 p8d4s6t0w5')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.onCode).toHaveBeenCalledWith({ recovery_code: 'k3v9x1m7q2-p8d4s6t0w5' })
  },
}

export const Wrong: Story = {
  args: { submission: refused({ kind: 'invalid' }, { recovery_code: ['This recovery code is incorrect.'] }) },
}
