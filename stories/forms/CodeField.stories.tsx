import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { CodeFieldProps } from '#design-system/forms/CodeField.tsx'
import { CodeField } from '#design-system/forms/CodeField.tsx'
import { ResendCode } from '#design-system/forms/ResendCode.tsx'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { modelled } from './fields.ts'
import { storyNow } from '../.storybook/decorators.tsx'
import { calledOnceWith } from './calledOnceWith.ts'
import type { Usage } from '../site/usage.ts'

function Live(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <OnCard>
      <CodeField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    </OnCard>
  )
}

const meta = {
  title: 'forms/CodeField',
  component: CodeField,
  parameters: {
    usage: {
      use: 'A six-digit code from an e-mail, a message or an app.',
      instead: 'For recovery codes use RecoveryCodeForm; the whole step with errors and times is SentCodeForm.',
      do: ['Send it when the sixth digit is there.', 'Say how many attempts are left.'],
      dont: ['Split it into six inputs.'],
      accessibility: ['One input, so that phones offer the code from the message and screen readers read it as one field.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { ...modelled('code', 'Six-digit code', ''), onComplete: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="empty">
          <CodeField {...modelled('a', '', '')} label="Code" />
        </Sample>
        <Sample name="typing">
          <CodeField {...modelled('b', '', '407')} label="Code" />
        </Sample>
        <Sample name="wrong, attempts left">
          <CodeField
            {...modelled('c', '', '407118', { error: true, helperText: 'This code is incorrect.' })}
            label="Code"
            attemptsLeft={2}
          />
        </Sample>
        <Sample name="expired">
          <CodeField {...modelled('d', '', '407118')} label="Code" expired />
        </Sample>
        <Sample name="busy">
          <CodeField {...modelled('e', '', '407118', { locked: true })} label="Code" />
        </Sample>
        <Sample name="a new one in 23 seconds">
          <ResendCode allowedAt={storyNow + 23_000} busy={false} onResend={fn()}>
            <Button variant="text">Change address</Button>
          </ResendCode>
        </Sample>
        <Sample name="a new one may be asked for">
          <ResendCode allowedAt={storyNow} busy={false} onResend={fn()} />
        </Sample>
        <Sample name="asking for a new one">
          <ResendCode allowedAt={storyNow} busy onResend={fn()} />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Six-digit code' })

/** One real input: phones can autofill it, letters are rejected, pasting fills all cells. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(field(canvasElement), '40a7')
    await expect(field(canvasElement)).toHaveValue('407')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const Paste: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.paste(' 246-810 ')
    await expect(field(canvasElement)).toHaveValue('246810')
    await calledOnceWith(args.onComplete, '246810')
  },
}

/** After a wrong code the next digit starts a new one. */
export const TypingOverAWrongOne: Story = {
  args: { value: '407118', error: true, helperText: 'This code is incorrect.' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('2')
    await expect(field(canvasElement)).toHaveValue('2')
  },
}

export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { label: 'Sechsstelliger Code', value: '407118', error: true, helperText: 'Dieser Code ist falsch.', attemptsLeft: 1 },
}
