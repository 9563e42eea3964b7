import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { object } from 'zod/mini'
import { FormProblem } from '#design-system/forms/FormProblem.tsx'
import { required, text } from '#design-system/forms/rules.ts'
import { TextInput } from '#design-system/forms/TextInput.tsx'
import type { Problem } from '#design-system/lib/loadable.ts'
import { refused } from '#design-system/lib/submission.ts'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'
import { Playground } from './Playground.tsx'
import type { Usage } from '../site/usage.ts'

const kinds: Problem[] = [
  { kind: 'offline' },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'forbidden' },
  { kind: 'missing' },
  { kind: 'conflict', message: 'A withdrawal is already waiting for its code.' },
  { kind: 'invalid' },
  { kind: 'throttled', retryAfter: 42 },
  { kind: 'throttled' },
  { kind: 'server', reference: 'req_7f3c09d1' },
  { kind: 'maintenance' },
  { kind: 'refused' },
  { kind: 'unknown-outcome' },
  { kind: 'contract' },
  { kind: 'unexpected' },
]

const meta = {
  title: 'forms/FormProblem',
  component: FormProblem,
  parameters: {
    usage: {
      use: 'Why a form was not accepted. Form shows it by itself.',
      instead: 'For the value of one field use its error; for unknown outcomes of money UnknownOutcome.',
      do: ['Pass `title` if the screen knows better what failed.'],
      dont: ['Show it beside a toast about the same.'],
      accessibility: ['Takes the focus when it appears, so that it is read at once.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { problem: { kind: 'server' } },
} satisfies Meta<typeof FormProblem>

export default meta
type Story = StoryObj<typeof meta>

const All = () => (
  <Sheet>
    {kinds.map((problem) => (
      <Sample key={`${problem.kind} ${problem.retryAfter}`} name={problem.kind}>
        <FormProblem problem={problem} />
      </Sample>
    ))}
  </Sheet>
)

export const Kinds: Story = { render: All }
export const German: Story = { render: All, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { render: All, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { render: All, globals: { locale: 'es' } }

/** Server messages about fields that the form does not show are not lost. */
export const Leftover: Story = {
  args: { problem: { kind: 'invalid' }, leftover: ['The referral code is unknown.', 'The language is not offered.'] },
}

const sent = fn()

/** While the outcome is unknown, nothing can be sent again; a next step is offered. */
export const UnknownOutcomeLocks: Story = {
  render: () => (
    <Playground<{ name: string }>
      schema={object({ name: text().check(required()) })}
      labels={{ name: 'Name' }}
      defaults={{ name: 'Vera' }}
      onSubmit={sent}
      submission={refused({ kind: 'unknown-outcome' })}
    >
      {(form) => (
        <>
          <ControlledField form={form} name="name">
            {(field) => <TextInput {...field} />}
          </ControlledField>
          <Button variant="soft">Look at the transactions</Button>
        </>
      )}
    </Playground>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('We don’t know yet if this went through')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(field).toHaveAttribute('readonly')
    await userEvent.type(field, '{Enter}')
    await expect(sent).not.toHaveBeenCalled()
    await expect(field).toHaveValue('Vera')
  },
}
