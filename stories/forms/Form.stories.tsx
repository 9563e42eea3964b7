import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { object } from 'zod/mini'
import { EmailField } from '#design-system/forms/EmailField.tsx'
import { Form, Submit } from '#design-system/forms/Form.tsx'
import { email, required, text } from '#design-system/forms/rules.ts'
import { TextField } from '#design-system/forms/TextField.tsx'
import { useSchemaForm } from '#design-system/forms/useSchemaForm.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { Button } from '#design-system/components/Button.tsx'
import { Notice } from '#design-system/components/Notice.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import { calledOnceWith } from './calledOnceWith.ts'

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
  /** Whose notice says why the last try failed: the form's, the screen's, nobody's. */
  notice?: 'own' | 'screen' | 'none'
  /** Whether there is a way on where the outcome is unknown. */
  wayOn?: boolean
  /** The words that a screen would bring. */
  labels?: Values
  save?: string
}

function Example({ submission, defaults, onSubmit, notice = 'own', wayOn = false, labels = english, save = 'Save' }: Props) {
  const form = useSchemaForm<Values>({ draft: null, schema, labels, submission, defaults, onSubmit })
  return (
    <OnCard>
      <Form
        form={form}
        label="Contact"
        {...(notice === 'screen' && { problem: <Notice tone="warning" title="Your contact is being checked" role="alert" /> })}
        {...(notice === 'none' && { problem: null })}
        {...(wayOn && { action: <Button variant="text">See your contact</Button> })}
      >
        <ControlledField form={form} name="name">
          {(field) => <TextField {...field} />}
        </ControlledField>
        <ControlledField form={form} name="email">
          {(field) => <EmailField {...field} />}
        </ControlledField>
        <ControlledField form={form} name="city">
          {(field) => <TextField {...field} />}
        </ControlledField>
        <Submit form={form}>{save}</Submit>
      </Form>
    </OnCard>
  )
}

/** A form with its one button: what went wrong above, the fields below. */
const meta = {
  title: 'forms/Form',
  component: Example,
  args: { submission: idle, defaults: vera, onSubmit: fn() },
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

/** Enter in a field sends it, as the button does. */
export const Filled: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(within(page).getByLabelText('City'), '{Enter}')
    await calledOnceWith(args.onSubmit, vera)
  },
}

/** Two wrong fields speak for themselves: the first one has the focus. */
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

/** From three on a list above the form names them, each with the way to it. */
export const ManyInvalid: Story = {
  args: { defaults: { name: '', email: 'vera@', city: '' } },
  play: async ({ canvasElement: page }) => {
    await userEvent.click(button(page))
    await waitFor(() => expect(within(page).getAllByRole('link')).toHaveLength(3))
    await userEvent.click(within(page).getByRole('link', { name: 'City is required.' }))
    await expect(within(page).getByLabelText('City')).toHaveFocus()
  },
}

/** The button stays where it is and says that it works; nothing is sent twice. */
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

/** What the server says about a field stands at that field, and no notice repeats it. */
export const RefusedAtAField: Story = {
  args: { submission: refused({ kind: 'invalid' }, { email: ['This email is taken.'] }) },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getByLabelText('Email')).toHaveAccessibleDescription('This email is taken.')
    await expect(within(page).queryByRole('alert')).toBeNull()
  },
}

/** What it says about a field that is not here stands above. */
export const RefusedElsewhere: Story = {
  args: { submission: refused({ kind: 'invalid' }, { country: ['This country is not served.'] }) },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getByRole('alert')).toHaveTextContent('This country is not served.')
  },
}

/** Nobody knows whether it went through: locked, with the way on. */
export const UnknownOutcome: Story = {
  args: { submission: refused({ kind: 'unknown-outcome' }), wayOn: true },
  play: async ({ canvasElement: page }) => {
    await expect(button(page)).toBeDisabled()
    await expect(within(within(page).getByRole('alert')).getByRole('button', { name: 'See your contact' })).toBeEnabled()
  },
}

/** The screen says it better than the form could. */
export const NoticeOfTheScreen: Story = {
  args: { submission: refused({ kind: 'conflict' }), notice: 'screen' },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getAllByRole('alert')).toHaveLength(1)
    await expect(within(page).getByRole('alert')).toHaveTextContent('Your contact is being checked')
  },
}

/** The failure is told elsewhere on the page. */
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
