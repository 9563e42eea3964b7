import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { object } from 'zod/mini'
import { AmountField } from '#design-system/forms/AmountField.tsx'
import { amount } from '#design-system/forms/amountRules.ts'
import { EmailField } from '#design-system/forms/EmailField.tsx'
import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import { email, required, text } from '#design-system/forms/rules.ts'
import { TextInput } from '#design-system/forms/TextInput.tsx'
import { Form } from '#design-system/forms/Form.tsx'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { calledOnceWith } from './calledOnceWith.ts'
import { Example, good, input, save, sent, settled } from './Example.tsx'
import { Playground } from './Playground.tsx'
import type { Usage } from '../site/usage.ts'

// What a form sends, how it handles the response, and what it keeps.

const meta = {
  title: 'forms/Sending',
  component: Example,
  subcomponents: { Form, ControlledField },
  parameters: {
    usage: {
      use: 'What a form keeps and shows from the press of its button to the answer. Shown by an example with one field of each kind.',
      instead: 'The parts themselves are documented under Form and each field.',
      do: ['Keep what was typed, whatever the answer is.'],
      dont: ['Send twice.'],
      accessibility: ['The busy button keeps the focus; the answer’s first message takes it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { submission: idle, defaults: good },
  argTypes: {
    submission: { description: 'State of sending: idle, busy, or refused with messages.', table: { type: { summary: 'Submission' } } },
    defaults: { description: 'The values before anything is typed.', table: { type: { summary: 'Values' } } },
  },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

/** A server that responds after a moment, through the application's submission state. */
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

export const Default: Story = {}

/** A server error stays at its field until that field changes; typed text stays; the same error can come again. */
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
    // Blur does not remove a server error; a change does, and only at that field.
    await userEvent.tab()
    await settled()
    await expect(input(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(input(page, 'Email'), 'x')
    await waitFor(() => expect(input(page, 'Email')).not.toBeInvalid())
    await expect(within(page).getByText('Too common. Too short.')).toBeVisible()
    await save(page)
    await answer(page)
    await waitFor(() => expect(input(page, 'Email')).toHaveAccessibleDescription('This email is taken.'))
  },
}

/** A response can arrive before the form was rendered busy: its error is shown at the field at once. */
function AnsweredAtOnce() {
  const [submission, setSubmission] = useState<Submission>(idle)
  return (
    <Example
      defaults={good}
      submission={submission}
      onSubmit={(values) => {
        setSubmission(busy)
        setSubmission(refused({ kind: 'invalid' }, { email: [`${values.email} is taken.`] }))
      }}
    />
  )
}

export const RefusedAtOnce: Story = {
  render: () => <AnsweredAtOnce />,
  play: async ({ canvasElement: page }) => {
    for (const typed of ['x', 'y']) {
      await userEvent.type(input(page, 'Email'), typed)
      await save(page)
      await waitFor(() => expect(input(page, 'Email')).toHaveAccessibleDescription(`${input(page, 'Email').value} is taken.`))
      await expect(input(page, 'Email')).toHaveFocus()
    }
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

/** Three presses in one task, plus Enter: one request; another one only after the response. */
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
    await expect(await within(page).findByRole('alert')).toHaveTextContent('The server took too long to respond')
    await save(page)
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  },
}

/** The page's values are sent, even if a password manager filled them in without an event. */
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
    <DesignSystemProvider locale={locale} timeZone="UTC">
      <Playground<{ name: string; email: string; amount: string }>
        schema={object({ name: text().check(required()), email: text().check(email()), amount: text().check(...amount()) })}
        labels={locale === 'en' ? { name: 'Name', email: 'Email', amount: 'Amount' } : { name: 'Name', email: 'E-Mail', amount: 'Betrag' }}
        onSubmit={sent}
      >
        {(form) => (
          <>
            <ControlledField form={form} name="name">
              {(field) => <TextInput {...field} />}
            </ControlledField>
            <ControlledField form={form} name="email">
              {(field) => <EmailField {...field} />}
            </ControlledField>
            <ControlledField form={form} name="amount">
              {(binding) => <AmountField {...binding} token="USDT" />}
            </ControlledField>
          </>
        )}
      </Playground>
      <button type="button" onClick={() => setLocale('de')}>
        Deutsch
      </button>
    </DesignSystemProvider>
  )
}

/** Switching the language keeps the typed text, translates errors, and reformats amounts. */
export const LanguageSwitch: Story = {
  loaders: [() => loadAreas('de', ['common', 'forms'])],
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
    await expect(input(page, 'Betrag')).toHaveValue('1.234,50')
  },
}
