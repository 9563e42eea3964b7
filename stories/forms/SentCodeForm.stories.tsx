import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SentCodeForm } from '#design-system/forms/SentCodeForm.tsx'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { OnCard } from '../StoryCanvas.tsx'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { calledOnceWith } from './calledOnceWith.ts'
import { code } from '../screens/withdraw/samples.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/SentCodeForm',
  component: SentCodeForm,
  parameters: {
    usage: {
      use: 'The step in which a sent code is typed: verification, contacts, withdrawals.',
      instead: 'For a single field in a larger form use CodeField.',
      do: ['Put ResendSent below it.', 'Say in `submit` what the code confirms.'],
      dont: ['Keep the digits of an old code.'],
      accessibility: ['The field takes the focus when the step opens; attempts left and expiry are read with it.'],
      status: 'stable',
    } satisfies Usage,
  },
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
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveFocus()
    // Leaving it, for the message or a dialog, is no error.
    await userEvent.tab()
    await expect(field).toBeValid()
    await userEvent.type(field, '246810')
    await calledOnceWith(args.onConfirm, '246810')
  },
}

export const Wrong: Story = {
  args: { sent: { ...code, attempts_left: 2 }, confirming: refused({ kind: 'invalid' }, { code: ['This code is incorrect.'] }) },
}
export const Expired: Story = { args: { sent: { ...code, expires_at: '2026-08-14T14:19:40Z' } } }

const wrong = refused({ kind: 'invalid' }, { code: ['This code is incorrect.'] })

/** A wrong code is selected, so that typing replaces it; digits typed during the check belong to the next code. */
export const WrongAfterTyping: Story = {
  render: function Checked(args) {
    const [answer, setAnswer] = useState(idle)
    return (
      <OnCard>
        <SentCodeForm
          {...args}
          confirming={answer}
          onConfirm={(digits) => {
            args.onConfirm(digits)
            setAnswer(busy)
          }}
        />
        <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setAnswer({ ...wrong })}>
          Answer
        </Button>
      </OnCard>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '000000')
    await calledOnceWith(args.onConfirm, '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
    // The same code again would only use up an attempt.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code is incorrect.'))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('111111')
    await waitFor(() => expect(args.onConfirm).toHaveBeenLastCalledWith('111111'))
    await userEvent.keyboard('24')
    await expect(field).toHaveValue('24')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy'))
    await expect(field).toHaveValue('24')
    await userEvent.keyboard('6810')
    await waitFor(() => expect(args.onConfirm).toHaveBeenLastCalledWith('246810'))
    await expect(args.onConfirm).toHaveBeenCalledTimes(3)
  },
}

/** A new code starts with an empty field, unless its digits were typed before the page knew about it. */
export const AnotherCode: Story = {
  render: function Resent(args) {
    const [{ sent, resending }, setState] = useState({ sent: args.sent, resending: false })
    return (
      <OnCard>
        <SentCodeForm {...args} sent={sent} resending={resending} />
        <Button onClick={() => setState({ sent, resending: true })}>Ask</Button>
        <Button onClick={() => setState({ sent: { ...sent, sent_at: `${sent.sent_at}0` }, resending: false })}>Arrives</Button>
      </OnCard>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByRole('textbox')
    await userEvent.type(field(), '1357')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Arrives' }))
    await expect(field()).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await userEvent.type(field(), '24')
    await userEvent.click(canvas.getByRole('button', { name: 'Arrives' }))
    await expect(field()).toHaveValue('24')
    await expect(field()).toHaveFocus()
  },
}
