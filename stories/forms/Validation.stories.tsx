import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { object } from 'zod/mini'
import { Checkbox } from '#design-system/forms/Checkbox.tsx'
import { EmailField } from '#design-system/forms/EmailField.tsx'
import { PasswordField } from '#design-system/forms/PasswordField.tsx'
import { accepted, confirmed, email, required, strength, text } from '#design-system/forms/rules.ts'
import { SelectField } from '#design-system/forms/SelectField.tsx'
import { TextField } from '#design-system/forms/TextField.tsx'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { AmountField } from '#design-system/forms/AmountField.tsx'
import { amount } from '#design-system/forms/amountRules.ts'
import { Model } from '#design-system/forms/Model.tsx'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { Playground } from './Playground.tsx'
import { calledOnceWith } from './calledOnceWith.ts'

// When a form is checked (product.md §5), and what it keeps. These are the specification's sentences, played in a real browser.

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
const sent = fn()

type Props = { submission?: Submission; onSubmit?: (values: Values) => void; defaults?: Values }

const Example = ({ submission = idle, onSubmit = sent, defaults }: Props) => (
  <Playground<Values>
    schema={schema}
    labels={labels}
    submission={submission}
    onSubmit={onSubmit}
    together={{ password: ['again'] }}
    {...(defaults && { defaults })}
  >
    {(form) => (
      <>
        <TextField {...form.field('name')} />
        <EmailField {...form.field('email')} />
        <button type="button" onClick={() => form.set('email', 'set@')}>
          Set the email
        </button>
        <SelectField
          {...form.field('country')}
          options={[
            { value: '', label: '' },
            { value: 'de', label: 'Germany' },
          ]}
        />
        <PasswordField {...form.field('password')} rules />
        <PasswordField {...form.field('again')} />
        <Checkbox {...form.field('terms')} label="I accept the terms" />
      </>
    )}
  </Playground>
)

const meta = {
  title: 'forms/Validation',
  component: Example,
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const good: Values = { name: 'Vera', email: 'vera@example.com', country: 'de', password: 'Matu-2026!', again: 'Matu-2026!', terms: true }
const input = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText<HTMLInputElement>(name)
const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Typing alone checks nothing, however wrong the text is, before and after a failed try. */
export const NotOnInput: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.type(input(page, 'Email'), 'vera')
    await settled()
    await expect(input(page, 'Email')).not.toHaveAttribute('aria-invalid')
    await save(page)
    await waitFor(() => expect(input(page, 'Email')).toHaveAttribute('aria-invalid', 'true'))
    // What is right now is not called right before the field is left, either.
    await userEvent.type(input(page, 'Email'), '@example.com')
    await settled()
    await expect(input(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Email')).not.toHaveAttribute('aria-invalid'))
  },
}

export const OnBlur: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.click(input(page, 'Name'))
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Name')).toHaveAccessibleDescription('Name is empty.'))
    await expect(input(page, 'Email')).not.toHaveAttribute('aria-invalid')
  },
}

/** The DOM's change, as Enter or a menu makes it, while the field keeps the focus. */
export const OnChange: Story = {
  play: async ({ canvasElement: page }) => {
    const field = input(page, 'Email')
    await userEvent.type(field, 'vera')
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Email is not valid.'))
    await expect(field).toHaveFocus()
    await userEvent.selectOptions(input(page, 'Country'), 'de')
    await userEvent.selectOptions(input(page, 'Country'), '')
    await waitFor(() => expect(input(page, 'Country')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(input(page, 'I accept the terms'))
    await userEvent.click(input(page, 'I accept the terms'))
    await waitFor(() => expect(input(page, 'I accept the terms')).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** A value that is set from elsewhere is checked at once. */
export const OnUpdate: Story = {
  play: async ({ canvasElement: page }) => {
    await fireEvent.click(within(page).getByRole('button', { name: 'Set the email' }))
    await waitFor(() => expect(input(page, 'Email')).toHaveAccessibleDescription('Email is not valid.'))
    await expect(input(page, 'Email')).toHaveValue('set@')
  },
}

/** An error that appears does not move the page away from under a press: it waits for the release. */
export const NotWhileAButtonIsPressed: Story = {
  play: async ({ canvasElement: page }) => {
    const button = within(page).getByRole('button', { name: 'Set the email' })
    const hand = userEvent.setup()
    await hand.click(input(page, 'Name'))
    await hand.pointer({ keys: '[MouseLeft>]', target: button })
    await settled()
    await expect(input(page, 'Name')).not.toHaveFocus()
    await expect(input(page, 'Name')).not.toHaveAttribute('aria-invalid')
    await hand.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(input(page, 'Name')).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** The repeated password is asked again with the password, once it was asked at all. */
export const Together: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.type(input(page, 'Password'), 'Matu-2026!')
    await userEvent.tab()
    await settled()
    await expect(input(page, 'Repeat')).not.toHaveAttribute('aria-invalid')
    await userEvent.type(input(page, 'Repeat'), 'Matu-2027!')
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Repeat')).toHaveAccessibleDescription('The two passwords are not the same.'))
    await userEvent.clear(input(page, 'Password'))
    await userEvent.type(input(page, 'Password'), 'Matu-2027!')
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Repeat')).not.toHaveAttribute('aria-invalid'))
  },
}

/** A failed try leads to the first wrong field, and names them all where they are many. */
export const FirstWrongField: Story = {
  args: { defaults: { ...good, email: 'vera', country: '', again: 'x' } },
  play: async ({ canvasElement: page }) => {
    await save(page)
    await waitFor(() => expect(input(page, 'Email')).toHaveFocus())
    const canvas = within(page)
    await expect(canvas.getByText('3 fields need a correction')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'The two passwords are not the same.' }))
    await expect(input(page, 'Repeat')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
    await expect(input(page, 'Email')).toHaveValue('vera')
  },
}

/** A server that answers after a moment, as the application's carrier does. */
function Answered({ answer }: { answer: Submission }) {
  const [submission, setSubmission] = useState<Submission>(idle)
  const [waiting, setWaiting] = useState(false)
  return (
    <>
      <Example
        defaults={good}
        submission={submission}
        onSubmit={(values) => {
          sent(values)
          setSubmission(busy)
          setWaiting(true)
        }}
      />
      {waiting && (
        <button
          type="button"
          onClick={() => {
            setSubmission(answer)
            setWaiting(false)
          }}
        >
          Answer
        </button>
      )}
    </>
  )
}

const answer = async (page: HTMLElement) => fireEvent.click(await within(page).findByRole('button', { name: 'Answer' }))

/** The server's sentence stands at its field until that field changes; what was typed stays; the same refusal can come again. */
export const ServerRefusal: Story = {
  render: () => (
    <Answered answer={refused({ kind: 'invalid' }, { email: ['This email is taken.'], password: ['Too common.', 'Too short.'] })} />
  ),
  play: async ({ canvasElement: page }) => {
    await save(page)
    await answer(page)
    await waitFor(() => expect(input(page, 'Email')).toHaveFocus())
    await expect(input(page, 'Email')).toHaveAccessibleDescription('This email is taken.')
    await expect(input(page, 'Email')).toHaveValue('vera@example.com')
    // Leaving the field does not send the server's sentence away; a change does, and only there.
    await userEvent.tab()
    await settled()
    await expect(input(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(input(page, 'Email'), 'x')
    await waitFor(() => expect(input(page, 'Email')).not.toHaveAttribute('aria-invalid'))
    await expect(within(page).getByText('Too common. Too short.')).toBeVisible()
    await save(page)
    await answer(page)
    await waitFor(() => expect(input(page, 'Email')).toHaveAccessibleDescription('This email is taken.'))
  },
}

export const LeftoverOfARefusal: Story = {
  render: () => <Answered answer={refused({ kind: 'invalid' }, { referral_code: ['This code is unknown.'] })} />,
  play: async ({ canvasElement: page }) => {
    await save(page)
    await answer(page)
    await expect(await within(page).findByRole('alert')).toHaveTextContent('This code is unknown.')
  },
}

/** Three presses in one task, Enter on top: one request; another one only when the first has been answered. */
export const OneIntentionOneRequest: Story = {
  render: () => <Answered answer={refused({ kind: 'timeout' })} />,
  play: async ({ canvasElement: page }) => {
    const button = within(page).getByRole<HTMLButtonElement>('button', { name: 'Save' })
    const form = button.form!
    button.click()
    button.click()
    form.requestSubmit()
    form.requestSubmit()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    await userEvent.type(input(page, 'Name'), '{Enter}')
    await settled()
    await calledOnceWith(sent, good)
    await answer(page)
    await expect(await within(page).findByRole('alert')).toHaveTextContent('No answer came in time')
    await save(page)
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  },
}

/** What stands in the page is what is sent, even where a password manager wrote it without an event. */
export const SilentlyFilled: Story = {
  args: { defaults: { ...good, email: '' } },
  play: async ({ canvasElement: page }) => {
    input(page, 'Email').value = 'filled@example.com'
    await save(page)
    await calledOnceWith(sent, { ...good, email: 'filled@example.com' })
  },
}

function InTwoLanguages() {
  const [locale, setLocale] = useState<Locale>('en')
  return (
    <DesignSystemProvider locale={locale}>
      <Playground<{ name: string; email: string; amount: string }>
        schema={object({ name: text().check(required()), email: text().check(email()), amount: text().check(...amount()) })}
        labels={locale === 'en' ? { name: 'Name', email: 'Email', amount: 'Amount' } : { name: 'Name', email: 'E-Mail', amount: 'Betrag' }}
        onSubmit={sent}
      >
        {(form) => (
          <>
            <TextField {...form.field('name')} />
            <EmailField {...form.field('email')} />
            <Model form={form} name="amount">
              {(binding) => <AmountField {...binding} token="USDT" />}
            </Model>
          </>
        )}
      </Playground>
      <button type="button" onClick={() => setLocale('de')}>
        Deutsch
      </button>
    </DesignSystemProvider>
  )
}

/** A switch of the language keeps what was typed, says errors in the new one, and writes amounts its way. */
export const LanguageSwitch: Story = {
  loaders: [() => loadAreas('de', ['common', 'forms', 'parts'])],
  render: () => <InTwoLanguages />,
  play: async ({ canvasElement: page }) => {
    await userEvent.type(input(page, 'Name'), 'Vera')
    await userEvent.type(input(page, 'Email'), 'vera@')
    await userEvent.type(input(page, 'Amount'), '1,234.5')
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Email')).toHaveAccessibleDescription('Email is not valid.'))
    await userEvent.click(within(page).getByRole('button', { name: 'Deutsch' }))
    await waitFor(() => expect(input(page, 'E-Mail')).toHaveAccessibleDescription('E-Mail ist ungültig.'))
    await expect(input(page, 'Name')).toHaveValue('Vera')
    await expect(input(page, 'E-Mail')).toHaveValue('vera@')
    await expect(input(page, 'Betrag')).toHaveValue('1.234,5')
  },
}
