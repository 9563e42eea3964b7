import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { PasswordField } from '#design-system/forms/PasswordField.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { bound } from './fields.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/PasswordField',
  component: PasswordField,
  parameters: {
    usage: {
      use: 'A password: present or new.',
      instead: 'For codes use CodeField.',
      do: ['Show `rules` for a new one.', 'Let password managers fill it in and paste.'],
      dont: ['Ask for it twice without need.'],
      accessibility: ['The reveal button says its state; the rules describe the field.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: bound('password', 'Password'),
  decorators: [(Story) => <OnCard>{Story()}</OnCard>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Sheet>
      <Sample name="signing in">
        <PasswordField {...bound('a', 'Password')} defaultValue="Matu-2026!" />
      </Sample>
      <Sample name="choosing one, blank">
        <PasswordField {...bound('b', 'Password')} rules autoComplete="new-password" />
      </Sample>
      <Sample name="choosing one, five of six">
        <PasswordField {...bound('c', 'Password')} rules autoComplete="new-password" defaultValue="Tr4verse26" />
      </Sample>
      <Sample name="choosing one, all six">
        <PasswordField {...bound('d', 'Password')} rules autoComplete="new-password" defaultValue="Tr4verse26!" />
      </Sample>
      <Sample name="error">
        <PasswordField
          {...bound('e', 'Password', { error: true, helperText: 'This password doesn’t meet all the requirements.' })}
          rules
          defaultValue="traverse"
        />
      </Sample>
      <Sample name="disabled">
        <PasswordField {...bound('f', 'Password')} disabled defaultValue="Matu-2026!" />
      </Sample>
    </Sheet>
  ),
}

const input = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('Password')

/** Rules are ticked off while typing; that is help, not validation: no error is shown yet. */
export const RulesWhileTyping: Story = {
  args: { rules: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('0 of 6')).toBeVisible()
    await userEvent.type(input(canvasElement), 'a')
    await expect(canvas.getByText('2 of 6')).toBeVisible()
    await userEvent.type(input(canvasElement), 'A1')
    await expect(canvas.getByText('4 of 6')).toBeVisible()
    await userEvent.type(input(canvasElement), '!')
    await expect(canvas.getByText('5 of 6')).toBeVisible()
    await userEvent.type(input(canvasElement), 'bcde')
    await expect(canvas.getByText('6 of 6')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 6 requirements met')
    await expect(input(canvasElement)).not.toBeInvalid()
  },
}

/** Cyrillic letters are reported at once, before anything is sent. */
export const CyrillicNamedAtOnce: Story = {
  args: { rules: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'ф')
    await expect(within(canvasElement).getByText('The password contains Cyrillic letters. Check your keyboard layout.')).toBeVisible()
    await userEvent.clear(input(canvasElement))
    await expect(within(canvasElement).queryByText(/The password contains Cyrillic/)).toBeNull()
  },
}

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = input(canvasElement)
    await userEvent.click(field)
    await fireEvent(field, new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }))
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible()
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.')
    await fireEvent(field, new KeyboardEvent('keyup', { key: 'CapsLock', bubbles: true, modifierCapsLock: false }))
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull()
  },
}

/** The visibility button reveals the password and keeps the cursor in place. */
export const Eye: Story = {
  args: { defaultValue: 'Matu-2026!' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = input(canvasElement)
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('Matu-2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const RussianAt360: Story = {
  globals: { locale: 'ru', viewport: { value: 'w360' } },
  args: { rules: true, defaultValue: 'Tr4verse26', label: 'Пароль' },
}
