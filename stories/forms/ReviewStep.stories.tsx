import type { Meta, StoryObj } from '@storybook/react-vite'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DescriptionList } from '#design-system/components/data-display/DescriptionList.tsx'
import { Money } from '#design-system/components/data-display/Money.tsx'
import type { ReviewStepProps } from '#design-system/forms/ReviewStep.tsx'
import { ReviewStep } from '#design-system/forms/ReviewStep.tsx'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { inMain } from '../inMain.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/ReviewStep',
  component: ReviewStep,
  parameters: {
    usage: {
      use: 'The last step before money moves: everything that will be sent, exactly.',
      instead: 'After it has moved use Receipt.',
      do: ['Put the amount on the button.', 'Keep “Edit” in reach: the form is as it was left.'],
      dont: ['Add fields: what can be changed belongs into the form.'],
      accessibility: ['The heading takes the focus; the second click of a double click does nothing.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    title: 'Review the transfer',
    lead: 'Check the amounts and where they go.',
    submission: idle,
    outcome: idleOutcome,
    links: { transactions: '#transactions', support: '#support' },
    edit: { label: 'Edit', onEdit: fn() },
    send: { label: 'Top up UTA with 250.00 USDT', onSend: fn() },
    children: (
      <DescriptionList
        items={[
          { name: 'From assets', value: <Money value="250" unit="USDT" /> },
          { name: 'Fee', value: <Money value="2.5" unit="USDT" /> },
          { name: 'UTA receives', value: <Money value="247.5" unit="USDT" />, sum: true },
        ]}
      />
    ),
  },
  decorators: [inMain],
} satisfies Meta<typeof ReviewStep>

export default meta
type Story = StoryObj<typeof meta>

/** The heading takes the focus, so that keyboard and screen-reader users continue there. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Review the transfer' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.edit.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Top up UTA with 250/ }))
    await expect(args.send.onSend).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { submission: busy } }
export const Refused: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
const lost = {
  submission: refused({ kind: 'unknown-outcome' }),
  outcome: { state: 'unknown', phase: 'pausing', since: Date.parse('2026-08-14T14:19:40Z'), onCheck: fn() },
} satisfies Partial<ReviewStepProps>
/** The outcome is unknown: locked, and nothing can be sent again. The focus goes from the locked button to the explanation. */
export const Unknown: Story = {
  render: function Sending(args) {
    const [sent, setSent] = useState(false)
    return <ReviewStep {...args} {...(sent && lost)} send={{ ...args.send, onSend: () => setSent(true) }} />
  },
  play: async ({ canvas, userEvent }) => {
    const send = () => canvas.getByRole('button', { name: /^Top up UTA with 250/ })
    send().focus()
    await userEvent.keyboard('{Enter}')
    await expect(send()).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeDisabled()
    const check = canvas.getByRole('button', { name: 'Check again' })
    await expect(document.activeElement).toContainElement(check)
    await expect(document.activeElement).not.toContainElement(send())
  },
}
/** On a phone the button stays in view until it is locked; then it follows what can be done instead, and covers nothing. */
export const UnknownOnPhone: Story = {
  ...Unknown,
  args: { children: <Box sx={{ height: 1600 }} /> },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const send = () => canvas.getByRole('button', { name: /^Top up UTA with 250/ })
    const isInView = () => send().getBoundingClientRect().bottom <= innerHeight
    window.scrollTo(0, 0)
    await expect(isInView()).toBe(true)
    await userEvent.click(send())
    await expect(send()).toBeDisabled()
    window.scrollTo(0, 0)
    await expect(isInView()).toBe(false)
    const check = canvas.getByRole('button', { name: 'Check again' })
    await expect(check.getBoundingClientRect().bottom).toBeLessThan(send().getBoundingClientRect().top)
  },
}
