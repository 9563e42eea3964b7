import { zodResolver } from '@hookform/resolvers/zod'
import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { object } from 'zod/mini'
import { EmailField } from '#design-system/forms/EmailField.tsx'
import { Form, Submit } from '#design-system/forms/Form.tsx'
import { email, required, text } from '#design-system/forms/rules.ts'
import { TextInput } from '#design-system/forms/TextInput.tsx'
import { useSchemaForm } from '#design-system/forms/useSchemaForm.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Notice } from '#design-system/components/feedback/Notice.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import { calledOnceWith } from './calledOnceWith.ts'
import type { Usage } from '../site/usage.ts'

type Values = { name: string; email: string; city: string }

const schema = object({
  name: text().check(required()),
  email: text().check(required(), email()),
  city: text().check(required()),
})
const english = { name: 'Name', email: 'Email', city: 'City' }
const german = { name: 'Name', email: 'E-Mail', city: 'Ort' }
const vera: Values = { name: 'Vera', email: 'vera@example.com', city: 'Lisbon' }

type Props = {
  submission: Submission
  defaults: Values
  onSubmit: (values: Values) => void
  /** The notice about the last failed attempt: the form's own, the screen's, or none. */
  notice?: 'own' | 'screen' | 'none'
  /** Whether an action is offered when the outcome is unknown. */
  wayOn?: boolean
  /** The labels a screen would provide. */
  labels?: Values
  save?: string
}

function Example({ submission, defaults, onSubmit, notice = 'own', wayOn = false, labels = english, save = 'Save' }: Props) {
  const form = useSchemaForm<Values>({ draft: null, resolver: zodResolver(schema), labels, submission, defaults, onSubmit })
  return (
    <OnCard>
      <Form
        form={form}
        label="Contact"
        {...(notice === 'screen' && { problem: <Notice severity="warning" title="Your contact is being checked" role="alert" /> })}
        {...(notice === 'none' && { problem: null })}
        {...(wayOn && { action: <Button variant="text">See your contact</Button> })}
      >
        <ControlledField form={form} name="name">
          {(field) => <TextInput {...field} />}
        </ControlledField>
        <ControlledField form={form} name="email">
          {(field) => <EmailField {...field} />}
        </ControlledField>
        <ControlledField form={form} name="city">
          {(field) => <TextInput {...field} />}
        </ControlledField>
        <Submit form={form}>{save}</Submit>
      </Form>
    </OnCard>
  )
}

/** A form with a single button: errors above, fields below. */
const meta = {
  title: 'forms/Form',
  component: Example,
  subcomponents: { Form, ControlledField, Submit },
  parameters: {
    usage: {
      use: 'Everything that is sent: `useSchemaForm`, Form, ControlledField around each field, Submit.',
      instead: 'For a filter or a switch with immediate effect, no form is needed.',
      do: ['Keep rules in the schema beside the screen, and the labels in its catalogue.', 'Show refused values at their fields.'],
      dont: ['Disable the button until the form is valid: pressing it says what is missing.'],
      accessibility: ['After a failed attempt the focus goes to the first wrong field; from three on a list above links to them.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { submission: idle, defaults: vera, onSubmit: fn() },
  argTypes: {
    submission: { description: 'State of sending: idle, busy, or refused with messages.', table: { type: { summary: 'Submission' } } },
    defaults: { description: 'The values before anything is typed.', table: { type: { summary: 'Values' } } },
    onSubmit: { description: 'Called with the values once they are valid.', table: { type: { summary: '(values: Values) => void' } } },
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const button = (page: HTMLElement) => within(page).getByRole('button', { name: 'Save' })

export const Blank: Story = {
  args: { defaults: { name: '', email: '', city: '' } },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getByRole('form', { name: 'Contact' })).toBeVisible()
    await expect(within(page).queryByRole('alert')).toBeNull()
  },
}

/** Enter in a field submits it, as the button does. */
export const Filled: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(within(page).getByLabelText('City'), '{Enter}')
    await calledOnceWith(args.onSubmit, vera)
  },
}

/** Two invalid fields show their own errors: the first one has the focus. */
export const Invalid: Story = {
  args: { defaults: { name: '', email: 'vera@', city: 'Lisbon' } },
  play: async ({ canvasElement: page, args }) => {
    await userEvent.click(button(page))
    await waitFor(() => expect(within(page).getByLabelText('Name')).toHaveFocus())
    await expect(within(page).getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(within(page).queryByRole('link')).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** From three on a list above the form links to them. */
export const ManyInvalid: Story = {
  args: { defaults: { name: '', email: 'vera@', city: '' } },
  play: async ({ canvasElement: page }) => {
    await userEvent.click(button(page))
    await waitFor(() => expect(within(page).getAllByRole('link')).toHaveLength(3))
    await userEvent.click(within(page).getByRole('link', { name: 'City is required.' }))
    await expect(within(page).getByLabelText('City')).toHaveFocus()
  },
}

/** The button stays in place and shows progress; nothing is sent twice. */
export const Busy: Story = {
  args: { submission: busy },
  play: async ({ canvasElement: page, args }) => {
    await expect(within(page).getByRole('form')).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(within(page).getByLabelText('City'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { submission: refused({ kind: 'conflict', message: 'This contact was changed on another device.' }) },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getByRole('alert')).toHaveTextContent('This contact was changed on another device.')
    await expect(button(page)).toBeEnabled()
  },
}

/** A server message about a field is shown at that field, without a notice repeating it. */
export const RefusedAtAField: Story = {
  args: { submission: refused({ kind: 'invalid' }, { email: ['This email is taken.'] }) },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getByLabelText('Email')).toHaveAccessibleDescription('This email is taken.')
    await expect(within(page).queryByRole('alert')).toBeNull()
  },
}

/** A message about a field that is not in the form is shown above. */
export const RefusedElsewhere: Story = {
  args: { submission: refused({ kind: 'invalid' }, { country: ['This country is not served.'] }) },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getByRole('alert')).toHaveTextContent('This country is not served.')
  },
}

/** The outcome is unknown: locked, with a next step. */
export const UnknownOutcome: Story = {
  args: { submission: refused({ kind: 'unknown-outcome' }), wayOn: true },
  play: async ({ canvasElement: page }) => {
    await expect(button(page)).toBeDisabled()
    await expect(within(within(page).getByRole('alert')).getByRole('button', { name: 'See your contact' })).toBeEnabled()
  },
}

/** The screen's own notice replaces the form's generic one. */
export const NoticeOfTheScreen: Story = {
  args: { submission: refused({ kind: 'conflict' }), notice: 'screen' },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getAllByRole('alert')).toHaveLength(1)
    await expect(within(page).getByRole('alert')).toHaveTextContent('Your contact is being checked')
  },
}

/** The error is shown elsewhere on the page. */
export const NoNotice: Story = {
  args: { submission: refused({ kind: 'server' }), notice: 'none' },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).queryByRole('alert')).toBeNull()
  },
}

export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { ...UnknownOutcome.args, labels: german, save: 'Änderungen speichern', wayOn: false },
}
