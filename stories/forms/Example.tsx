import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import { userEvent, fn, within } from 'storybook/test'
import { object } from 'zod/mini'
import { Checkbox } from '#design-system/forms/Checkbox.tsx'
import { EmailField } from '#design-system/forms/EmailField.tsx'
import { PasswordField } from '#design-system/forms/PasswordField.tsx'
import { accepted, confirmed, email, required, strength, text } from '#design-system/forms/rules.ts'
import { SelectField } from '#design-system/forms/SelectField.tsx'
import { TextInput } from '#design-system/forms/TextInput.tsx'
import type { Submission } from '#design-system/lib/submission.ts'
import { idle } from '#design-system/lib/submission.ts'
import { Playground } from './Playground.tsx'

type Values = { name: string; email: string; country: string; password: string; again: string; terms: boolean }

const schema = object({
  name: text().check(required()),
  email: text().check(required(), email()),
  country: text().check(required()),
  password: text().check(required(), strength()),
  again: text().check(required()),
  terms: accepted(),
}).check(confirmed('again', 'password'))

const labels = { name: 'Name', email: 'Email', country: 'Country', password: 'Password', again: 'Repeat', terms: 'Terms' }
/** The form's submitted values. */
export const sent = fn()

type Props = { submission?: Submission; onSubmit?: (values: Values) => void; defaults?: Values }

/** A form with a field of each kind. */
export const Example = ({ submission = idle, onSubmit = sent, defaults }: Props) => (
  <Playground<Values>
    schema={schema}
    labels={labels}
    submission={submission}
    onSubmit={onSubmit}
    together={{ password: ['again'], email: ['name'] }}
    {...(defaults && { defaults })}
  >
    {(form) => (
      <>
        <ControlledField form={form} name="name">
          {(field) => <TextInput {...field} />}
        </ControlledField>
        <ControlledField form={form} name="email">
          {(field) => <EmailField {...field} />}
        </ControlledField>
        <button type="button" onClick={() => form.set('email', 'set@')}>
          Set the email
        </button>
        <ControlledField form={form} name="country">
          {(field) => (
            <SelectField
              {...field}
              options={[
                { value: '', label: '' },
                { value: 'de', label: 'Germany' },
              ]}
            />
          )}
        </ControlledField>
        <ControlledField form={form} name="password">
          {(field) => <PasswordField {...field} rules />}
        </ControlledField>
        <ControlledField form={form} name="again">
          {(field) => <PasswordField {...field} />}
        </ControlledField>
        <ControlledField form={form} name="terms">
          {(field) => <Checkbox {...field} label="I accept the terms" />}
        </ControlledField>
      </>
    )}
  </Playground>
)

/** Valid values. */
export const good: Values = {
  name: 'Vera',
  email: 'vera@example.com',
  country: 'de',
  password: 'Matu-2026!',
  again: 'Matu-2026!',
  terms: true,
}

export const input = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText<HTMLInputElement>(name)
export const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))
/** Resolves after the next frame has rendered. */
export const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
