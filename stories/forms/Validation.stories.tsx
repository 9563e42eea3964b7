import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import { Form } from '#design-system/forms/Form.tsx'
import { idle } from '#design-system/lib/submission.ts'
import { Example, good, input, save, sent, settled } from './Example.tsx'
import type { Usage } from '../site/usage.ts'

// When a form is validated: on blur, on change and on programmatic updates. Each story plays one rule in a real browser.

const meta = {
  title: 'forms/Validation',
  component: Example,
  subcomponents: { Form, ControlledField },
  parameters: {
    usage: {
      use: 'When a form checks its values: on leaving a field, on choosing, on setting by a button, on sending. Never while typing.',
      instead: 'The rules themselves are in each screen’s schema.',
      do: ['Say what to do, not what is wrong: “Enter no more than 3,215.8.”'],
      dont: ['Check what is not finished.'],
      accessibility: ['An error is announced when the field is left, and read again with it.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { submission: idle },
  argTypes: {
    submission: { description: 'State of sending: idle, busy, or refused with messages.', table: { type: { summary: 'Submission' } } },
  },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

/** Typing alone validates nothing, however wrong the text is, before and after a failed attempt. */
export const NotOnInput: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.type(input(page, 'Email'), 'vera')
    await settled()
    await expect(input(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true')
    await save(page)
    await waitFor(() => expect(input(page, 'Email')).toHaveAttribute('aria-invalid', 'true'))
    // Corrected text also counts as valid only on blur.
    await userEvent.type(input(page, 'Email'), '@example.com')
    await settled()
    await expect(input(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Email')).not.toBeInvalid())
  },
}

export const OnBlur: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.click(input(page, 'Name'))
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Name')).toHaveAccessibleDescription('Name is required.'))
    await expect(input(page, 'Email')).not.toBeInvalid()
  },
}

/** A choice counts when it is made, while the field keeps the focus; a text that a password manager fills in, when it is filled in. */
export const OnChange: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.selectOptions(input(page, 'Country'), 'de')
    await userEvent.selectOptions(input(page, 'Country'), '')
    await waitFor(() => expect(input(page, 'Country')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(input(page, 'I accept the terms'))
    await userEvent.click(input(page, 'I accept the terms'))
    await waitFor(() => expect(input(page, 'I accept the terms')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(input(page, 'Email'))
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Email')).toHaveAttribute('aria-invalid', 'true'))
    await fireEvent.input(input(page, 'Email'), { target: { value: 'vera@example.com' } })
    await waitFor(() => expect(input(page, 'Email')).not.toBeInvalid())
    await expect(input(page, 'Email')).not.toHaveFocus()
  },
}

/** A value set programmatically is validated at once, with what depends on it and was validated before. */
export const OnUpdate: Story = {
  play: async ({ canvasElement: page }) => {
    await fireEvent.click(within(page).getByRole('button', { name: 'Set the email' }))
    await waitFor(() => expect(input(page, 'Email')).toHaveAccessibleDescription('Email is not valid.'))
    await expect(input(page, 'Email')).toHaveValue('set@')
    await expect(input(page, 'Name')).not.toBeInvalid()
    await userEvent.click(input(page, 'Name'))
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Name')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(input(page, 'Name'), 'Vera')
    await fireEvent.click(within(page).getByRole('button', { name: 'Set the email' }))
    await waitFor(() => expect(input(page, 'Name')).not.toBeInvalid())
    await expect(input(page, 'Name')).toHaveFocus()
  },
}

/** An error must not shift the page during a press: it waits for the release. */
export const NotWhileAButtonIsPressed: Story = {
  play: async ({ canvasElement: page }) => {
    const button = within(page).getByRole('button', { name: 'Set the email' })
    const hand = userEvent.setup()
    await hand.click(input(page, 'Name'))
    await hand.pointer({ keys: '[MouseLeft>]', target: button })
    await settled()
    await expect(input(page, 'Name')).not.toHaveFocus()
    await expect(input(page, 'Name')).not.toBeInvalid()
    await hand.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(input(page, 'Name')).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** The repeated password is validated again with the password, once it was validated at all. */
export const Together: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.type(input(page, 'Password'), 'Matu-2026!')
    await userEvent.tab()
    await settled()
    await expect(input(page, 'Repeat')).not.toBeInvalid()
    await userEvent.type(input(page, 'Repeat'), 'Matu-2027!')
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Repeat')).toHaveAccessibleDescription('The passwords don’t match.'))
    await userEvent.clear(input(page, 'Password'))
    await userEvent.type(input(page, 'Password'), 'Matu-2027!')
    await userEvent.tab()
    await waitFor(() => expect(input(page, 'Repeat')).not.toBeInvalid())
  },
}

/** A failed attempt focuses the first invalid field, and lists them if there are many. */
export const FirstWrongField: Story = {
  args: { defaults: { ...good, email: 'vera', country: '', again: 'x' } },
  play: async ({ canvasElement: page }) => {
    await save(page)
    await waitFor(() => expect(input(page, 'Email')).toHaveFocus())
    const canvas = within(page)
    await expect(canvas.getByText('3 fields need attention')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'The passwords don’t match.' }))
    await expect(input(page, 'Repeat')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
    await expect(input(page, 'Email')).toHaveValue('vera')
  },
}
