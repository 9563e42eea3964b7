import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SentCodeForm } from '#design-system/forms/SentCodeForm.tsx'
import { idle, refused } from '#design-system/lib/submission.ts'
import { OnCard } from '../sheet.tsx'
import { code } from '../screens/withdraw/samples.ts'

const meta = {
  title: 'forms/SentCodeForm',
  component: SentCodeForm,
  args: { sent: code, label: 'Code', confirming: idle, onConfirm: fn(), submit: 'Confirm' },
  render: (args) => (
    <OnCard>
      <SentCodeForm {...args} />
    </OnCard>
  ),
} satisfies Meta<typeof SentCodeForm>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '246810')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.onConfirm).toHaveBeenCalledWith('246810')
  },
}

export const Wrong: Story = {
  args: { sent: { ...code, attempts_left: 2 }, confirming: refused({ kind: 'invalid' }, { code: ['This code does not match.'] }) },
}
export const Expired: Story = { args: { sent: { ...code, expires_at: '2026-08-14T14:19:40Z' } } }
