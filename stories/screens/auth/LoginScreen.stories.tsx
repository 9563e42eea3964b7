import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Submission } from '#design-system/lib/submission.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { LoginScreenProps } from '#design-system/screens/auth/LoginScreen.tsx'
import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'
import { german, inAuthLayout, russian } from './frame.tsx'
import { calledOnceWith } from '../../forms/calledOnceWith.ts'

const meta = {
  title: 'screens/auth/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inAuthLayout],
  args: {
    step: 'password',
    reason: 'none',
    links: { registration: '/en/registration', passwordReset: '/en/password-reset' },
    submission: idle,
    onSubmit: fn(),
    code: idle,
    onCode: fn(),
    onForgot: fn(),
    onBack: fn(),
    onGoogle: fn() as LoginScreenProps['onGoogle'],
    google: idle,
    googleProblem: null,
    onLegal: fn(),
  },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

const email = (page: HTMLElement) => within(page).getByLabelText(/^(Email|E-Mail|Почта|Correo)$/)
const password = (page: HTMLElement) => within(page).getByLabelText(/^(Password|Passwort|Пароль|Contraseña)$/)

const fill: Story['play'] = async ({ canvasElement: page }) => {
  await userEvent.type(email(page), 'vera.lindt@example.com')
  await userEvent.type(password(page), 'Matu-2026!')
}

export const Blank: Story = { tags: ['daily'] }

/** Google's own error, beside its button. */
export const GoogleWindowBlocked: Story = { args: { googleProblem: 'blocked' } }

/** Opened inside Telegram, where Google blocks sign-in. */
export const GoogleInsideAnotherApp: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { googleProblem: 'embedded' },
}

/** No client id is configured: no button, no divider. */
export const WithoutGoogle: Story = { args: { onGoogle: null } }

export const Filled: Story = { play: fill }

export const Invalid: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(email(page), 'vera')
    await userEvent.click(within(page).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(email(page)).toHaveAccessibleDescription('Email is not valid.'))
    await expect(password(page)).toHaveAccessibleDescription('Password is required.')
    await expect(email(page)).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sends: Story = {
  play: async (context) => {
    await fill!(context)
    await userEvent.keyboard('{Enter}')
    await calledOnceWith(context.args.onSubmit, { email: 'vera.lindt@example.com', password: 'Matu-2026!' })
  },
}

export const Busy: Story = {
  args: { submission: busy },
  play: async ({ canvasElement: page, args }) => {
    const button = within(page).getByRole('button', { name: /Sending/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The form as the application uses it: idle, busy, then the response. */
function Answered({ answer, ...props }: LoginScreenProps & { answer: Submission }) {
  const [submission, setSubmission] = useState<Submission>(idle)
  return (
    <LoginScreen
      {...props}
      submission={submission}
      onSubmit={(values) => {
        props.onSubmit(values)
        setSubmission(busy)
        queueMicrotask(() => setTimeout(() => setSubmission(answer)))
      }}
    />
  )
}

const wrong = refused(
  { kind: 'invalid', status: 422, message: 'The email or password is incorrect.' },
  { email: ['The email or password is incorrect.'] },
)

/** Wrong credentials: the error is above both fields, nothing is cleared or moved, the cursor is in the password. */
export const Refused: Story = {
  render: (args) => <Answered {...args} answer={wrong} />,
  play: async (context) => {
    const page = context.canvasElement
    const heading = within(page).getByRole('heading', { level: 1 })
    const { top } = heading.getBoundingClientRect()
    await fill!(context)
    await userEvent.click(within(page).getByRole('button', { name: 'Sign in' }))
    await expect(await within(page).findByRole('alert')).toHaveTextContent('The email or password is incorrect')
    await waitFor(() => expect(password(page)).toHaveFocus())
    await expect(email(page)).toHaveValue('vera.lindt@example.com')
    await expect(password(page)).toHaveValue('Matu-2026!')
    await expect(heading.getBoundingClientRect().top).toBe(top)
  },
}

export const RefusedInGerman: Story = {
  globals: german,
  args: { submission: refused({ kind: 'invalid', status: 422 }, { email: ['E-Mail oder Passwort ist falsch.'] }) },
  play: async ({ canvasElement: page }) => {
    await userEvent.type(email(page), 'vera.lindt@example.com')
    await userEvent.type(password(page), 'Matu-2026!!!')
  },
}

export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }
export const ServerFailed: Story = { args: { submission: refused({ kind: 'server', status: 500, reference: 'req_7f3c09d1' }) } }

export const SessionEnded: Story = { args: { reason: 'session-ended' } }
export const Inactive: Story = { args: { reason: 'inactive' } }
export const SomeoneElse: Story = { args: { reason: 'someone-else' } }
export const SignInNeeded: Story = { args: { reason: 'sign-in-needed' } }
export const PasswordChanged: Story = { args: { reason: 'password-changed' } }

export const GoogleBusy: Story = { args: { google: busy } }
export const GoogleFailed: Story = { args: { google: refused({ kind: 'unexpected' }) } }

export const GermanAt360: Story = { globals: german }
export const RussianAt360: Story = { globals: russian, args: { reason: 'someone-else' } }
export const Spanish: Story = { globals: { locale: 'es' } }

// The second step.

const code = (page: HTMLElement) => within(page).findByLabelText('Six-digit code')

export const TwoFactor: Story = {
  args: { step: 'twoFactor' },
  play: async ({ canvasElement: page, args }) => {
    await waitFor(async () => expect(await code(page)).toHaveFocus())
    await userEvent.keyboard('246810')
    await calledOnceWith(args.onCode, { code: '246810' })
  },
}

export const TwoFactorInvalid: Story = {
  args: { step: 'twoFactor' },
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(await code(page), '2468')
    await userEvent.click(within(page).getByRole('button', { name: 'Confirm' }))
    const field = await code(page)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter exactly 6 digits.'))
    await expect(args.onCode).not.toHaveBeenCalled()
  },
}

export const TwoFactorRefused: Story = {
  args: {
    step: 'twoFactor',
    code: refused({ kind: 'invalid', status: 422 }, { code: ['This two-factor code is incorrect.'] }),
  },
}

export const TwoFactorBusy: Story = { args: { step: 'twoFactor', code: busy } }
export const TwoFactorThrottled: Story = { args: { step: 'twoFactor', code: refused({ kind: 'throttled', status: 429, retryAfter: 60 }) } }

/** The app is not available: a recovery code, and back. */
export const RecoveryCode: Story = {
  args: { step: 'twoFactor' },
  play: async ({ canvasElement: page, args }) => {
    const canvas = within(page)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }))
    const field = canvas.getByLabelText('Recovery code')
    await expect(field).toHaveFocus()
    await userEvent.type(field, ' abcdefghij-klmnopqrst {Enter}')
    await calledOnceWith(args.onCode, { recovery_code: 'abcdefghij-klmnopqrst' })
    await expect(canvas.getByRole('button', { name: 'Use your authenticator app' })).toBeVisible()
  },
}

export const TwoFactorGerman: Story = { globals: german, args: { step: 'twoFactor' } }
export const TwoFactorRussian: Story = { globals: russian, args: { step: 'twoFactor' } }
