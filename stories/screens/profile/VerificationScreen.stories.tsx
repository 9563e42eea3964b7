import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { CodeSent, VerificationStatus } from '#sdk'
import type { Locale } from '#design-system/i18n/tags.ts'
import { ProtectLayout } from '#design-system/layouts/ProtectLayout.tsx'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { VerificationScreen } from '#design-system/screens/profile/VerificationScreen.tsx'
import { frame } from '../../layouts/frame.ts'

const status = (verified: Partial<VerificationStatus>): VerificationStatus => ({
  '2fa': 'disabled',
  email: 'unverified',
  phone: 'unverified',
  telegram: 'unverified',
  ...verified,
})

// Stories render at 14:20 UTC on 14 August 2026.
const sent = (change: Partial<CodeSent>): CodeSent => ({
  channel: 'email',
  target: 'v…t@example.com',
  sent_at: '2026-08-14T14:19:37Z',
  resend_at: '2026-08-14T14:20:37Z',
  expires_at: '2026-08-14T14:24:37Z',
  attempts_left: 5,
  deep_link: null,
  ...change,
})

const emailDone = status({ email: 'verified' })
const linkToBot = sent({ channel: 'telegram', target: null, deep_link: 'https://t.me/matu_cabinet_bot?start=481206' })
const mailedCode = sent({})
const oldCode = sent({ sent_at: '2026-08-14T14:10:00Z', resend_at: '2026-08-14T14:11:00Z', expires_at: '2026-08-14T14:15:00Z' })
const textedCode = sent({ channel: 'phone', target: '+49…42' })
const wrongCode = refused({ kind: 'invalid', status: 422 }, { code: ['This code is incorrect. Attempts left: 4.'] })
const tooMany = refused({ kind: 'throttled', status: 429, retryAfter: 42 })

const meta = {
  title: 'screens/profile/Verification',
  component: VerificationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    verification: ready(emailDone),
    user: ready({ email: 'vera.lindt@example.com', phone: '+4915100000042', telegram_username: 'vera_lindt' }),
    sent: null,
    sending: idle,
    onSend: fn(),
    confirming: idle,
    onConfirm: fn(),
    password: null,
    onRefresh: fn(),
    framed: false,
    links: { support: '/en/support' },
  },
  decorators: [
    (Story, { args, globals }) =>
      args.framed ? (
        <main>
          <Story />
        </main>
      ) : (
        <ProtectLayout frame={frame(globals['locale'] as Locale)} help="/en/help" onSignOut={fn()} signingOut={false}>
          <Story />
        </ProtectLayout>
      ),
  ],
} satisfies Meta<typeof VerificationScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A new account: Telegram opens it. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm in Telegram' }))
    await expect(args.onSend).toHaveBeenCalledWith('telegram')
  },
}

export const Loading: Story = { args: { verification: loading } }

export const Failed: Story = {
  args: { verification: failed({ kind: 'server', status: 500, reference: '7f3a-91c2' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The link to the bot has arrived: it opens in another tab, and the page waits and says so. */
export const TelegramNeeded: Story = {
  args: { sent: linkToBot },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Open Telegram/ })
    await expect(link).toHaveAttribute('href', 'https://t.me/matu_cabinet_bot?start=481206')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = { args: { sending: busy } }

/** The last status check failed; the steps stay. */
export const CheckFailed: Story = { args: { sent: linkToBot, verification: ready(emailDone, { problem: { kind: 'network' } }) } }

export const TelegramLinkExpired: Story = {
  args: { sent: { ...oldCode, channel: 'telegram', target: null, deep_link: linkToBot.deep_link } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new link' }))
    await expect(args.onSend).toHaveBeenCalledWith('telegram')
  },
}

/** A bot without a link sends a code, which is entered here. */
export const TelegramWithoutLink: Story = { args: { sent: sent({ channel: 'telegram', target: null }) } }

export const EmailCode: Story = {
  args: { verification: ready(status({})), sent: mailedCode },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Six-digit code' })
    await expect(field).toHaveFocus()
    await expect(canvas.getByText('New code in 0:37')).toBeVisible()
    await userEvent.type(field, '246810')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('email', '246810'))
  },
}

export const Confirming: Story = { args: { verification: ready(status({})), sent: mailedCode, confirming: busy } }

export const WrongCode: Story = {
  args: { sent: textedCode, confirming: wrongCode },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Six-digit code' })).toHaveAccessibleDescription(/Attempts left: 4/)
  },
}

export const CodeExpired: Story = {
  args: { verification: ready(status({})), sent: oldCode },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Six-digit code' })).toHaveAccessibleDescription(/has expired/)
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onSend).toHaveBeenCalledWith('email')
  },
}

/** Requested too often: no code was sent, and the page says when one can be. */
export const Throttled: Story = {
  args: { sending: tooMany },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 0:42')
  },
}

export const ThrottledConfirming: Story = { args: { sent: textedCode, confirming: tooMany } }

/** Telegram is confirmed: the cabinet is open and around the page, the rest can follow. */
export const Opened: Story = {
  args: { verification: ready(status({ telegram: 'verified' })), framed: true },
}

export const AllConfirmed: Story = {
  args: { verification: ready(status({ telegram: 'verified', email: 'verified', phone: 'verified' })), framed: true },
}

export const Invalid: Story = {
  args: { verification: ready(status({})), sent: mailedCode },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Six-digit code' }), '24')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(canvas.getByRole('textbox', { name: 'Six-digit code' })).toBeInvalid()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Offline: Story = { args: { sending: refused({ kind: 'offline' }) } }
const german = { locale: 'de', viewport: { value: 'w360' } }
const russian = { locale: 'ru', viewport: { value: 'w360' } }

export const GermanAt360: Story = { args: { sent: linkToBot }, globals: german }
export const GermanCodeAt360: Story = { args: { verification: ready(status({})), sent: mailedCode }, globals: german }
export const GermanOpenedAt360: Story = { args: Opened.args!, globals: german }
export const RussianAt360: Story = { args: { sent: linkToBot }, globals: russian }
export const RussianThrottledAt360: Story = { args: { sending: tooMany }, globals: russian }
export const RussianAllConfirmedAt360: Story = { args: AllConfirmed.args!, globals: russian }
