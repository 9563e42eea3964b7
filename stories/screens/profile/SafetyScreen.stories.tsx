import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { SafetyScreen } from '#design-system/screens/profile/SafetyScreen.tsx'
import { FreezeCard } from '#design-system/screens/security/FreezeCard.tsx'
import { SessionsCard } from '#design-system/screens/security/SessionsCard.tsx'
import { inMain } from '../../inMain.tsx'
import { blockedSettings, settings, verified } from '../samples/account.ts'
import { sessions } from '../samples/security.ts'

const accountSettings = { ...settings, email_notifications: true, telegram_notifications: false }

const meta = {
  title: 'screens/profile/SafetyScreen',
  component: SafetyScreen,
  args: {
    email: 'vera.lindt@example.com',
    verification: ready(verified),
    settings: ready(accountSettings),
    changing: idle,
    onPassword: fn(),
    wished: null,
    switching: idle,
    onSwitch: fn(),
    links: {
      twoFactor: '/en/cabinet/profile/2fa',
      trustedWallets: '/en/cabinet/profile/trusted-wallets',
      contacts: '/en/cabinet/profile/personal/contacts',
      verification: '/en/cabinet/profile/verification',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof SafetyScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Matu-2026!')
    await userEvent.type(canvas.getByLabelText('New password'), 'Reeds-2027!')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Reeds-2027!')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(args.onPassword).toHaveBeenCalledWith({
      current_password: 'Matu-2026!',
      password: 'Reeds-2027!',
      password_confirmation: 'Reeds-2027!',
    })
    await userEvent.click(canvas.getByRole('switch', { name: 'Via Telegram' }))
    await expect(args.onSwitch).toHaveBeenCalledWith('telegram_notifications', true)
  },
}
export const Loading: Story = { args: { email: null, verification: loading, settings: loading } }
export const Failed: Story = {
  args: { verification: failed({ kind: 'server' }, fn()), settings: failed({ kind: 'offline' }, fn()) },
}
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Matu-2026!')
    await userEvent.type(canvas.getByLabelText('New password'), 'short')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'another')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription('The passwords don’t match.')
    await expect(args.onPassword).not.toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { changing: busy, switching: busy, wished: { key: 'telegram_notifications', on: true } } }
/** The current password was wrong, and a switch could not be changed. */
export const Refused: Story = {
  args: {
    changing: refused({ kind: 'invalid', status: 422 }, { current_password: ['This password is incorrect.'] }),
    switching: refused({ kind: 'server', status: 500 }),
  },
}
/** Two-factor is on; withdrawals are held because the password was changed. */
export const Paused: Story = {
  args: { verification: ready({ ...verified, '2fa': 'enabled' }), settings: ready({ ...accountSettings, ...blockedSettings }) },
}
export const Throttled: Story = { args: { changing: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const Offline: Story = { args: { changing: refused({ kind: 'offline' }) } }
/** The server knows sessions and a freeze. */
export const SecurityCentre: Story = {
  args: {
    sessions: (
      <SessionsCard
        sessions={ready(sessions)}
        href="/en/cabinet/profile/safety/sessions"
        changed={false}
        others={{ ending: idle, onEnd: fn() }}
      />
    ),
    freeze: <FreezeCard twoFactor={false} freezing={idle} onFreeze={fn()} />,
  },
}
export const GermanAt360: Story = { args: Paused.args!, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const SpanishAt360: Story = { args: Refused.args!, globals: { locale: 'es', viewport: { value: 'w360' } } }
