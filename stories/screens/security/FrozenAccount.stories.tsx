import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { FrozenAccount } from '#design-system/screens/security/FrozenAccount.tsx'
import { inMain } from '../../inMain.tsx'
import { sentCode } from '../samples/security.ts'

const meta = {
  title: 'screens/security/FrozenAccount',
  component: FrozenAccount,
  args: {
    freeze: { since: '2026-08-14T12:05:00Z', until: null },
    twoFactor: true,
    freezing: idle,
    onFreeze: fn(),
    thawing: idle,
    sent: null,
    onSend: fn(),
    onThaw: fn(),
    links: {
      password: '#password',
      sessions: '/en/cabinet/profile/safety/sessions',
      wallets: '/en/cabinet/profile/trusted-wallets',
      support: 'mailto:support@matu.example',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof FrozenAccount>

export default meta
type Story = StoryObj<typeof meta>

/** With an app: the password and its code, and when it would be over. */
export const Frozen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/If you start now, your account unfreezes on Aug 15/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password'), 'Matu-2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Start unfreezing' }))
    await expect(args.onThaw).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Six-digit code'), '246810')
    await userEvent.click(canvas.getByRole('button', { name: 'Start unfreezing' }))
    await expect(args.onThaw).toHaveBeenCalledWith({ password: 'Matu-2026!', code: '246810' })
  },
}
/** Without an app, the password first sends a code. */
export const WithoutApp: Story = {
  args: { twoFactor: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Matu-2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await expect(args.onSend).toHaveBeenCalledWith('Matu-2026!')
    await expect(canvas.queryByLabelText('Six-digit code')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'I already have a code' }))
    await expect(canvas.getByLabelText('Six-digit code')).toBeEnabled()
  },
}
export const CodeSent: Story = { args: { twoFactor: false, sent: sentCode } }
export const Busy: Story = { args: { thawing: busy } }
export const Refused: Story = {
  args: { thawing: refused({ kind: 'invalid', status: 422 }, { code: ['This two-factor code is incorrect.'] }) },
}
export const Throttled: Story = { args: { thawing: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
/** The 24 hours run; freezing again needs nothing. */
export const Thawing: Story = {
  args: { freeze: { since: '2026-08-14T05:00:00Z', until: '2026-08-15T05:10:00Z' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Freeze again' }))
    await expect(args.onFreeze).toHaveBeenCalledOnce()
  },
}
/** The time ran out while the page was open. */
export const Over: Story = { args: { freeze: { since: '2026-08-13T05:00:00Z', until: '2026-08-14T12:00:00Z' } } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianThawingAt320: Story = { args: Thawing.args!, globals: { locale: 'ru', viewport: { value: 'w320' } } }
