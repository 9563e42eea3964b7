import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { CodeSent } from '#sdk'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import type { ContactsScreenProps } from '#design-system/screens/profile/ContactsScreen.tsx'
import { ContactsScreen } from '#design-system/screens/profile/ContactsScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { settings, unverified, vera, verified } from '../samples/account.ts'

// Stories render at 14:20 UTC on 14 August 2026.
const sent: CodeSent = {
  channel: 'phone',
  target: '+44…23',
  sent_at: '2026-08-14T14:19:37Z',
  resend_at: '2026-08-14T14:20:37Z',
  expires_at: '2026-08-14T14:24:37Z',
  attempts_left: 5,
  deep_link: null,
}

const meta = {
  title: 'screens/profile/ContactsScreen',
  component: ContactsScreen,
  args: {
    user: ready(vera),
    verification: ready(verified),
    settings: ready(settings),
    sent: null,
    sending: idle,
    onSend: fn(),
    confirming: idle,
    onConfirm: fn(),
    confirmed: null,
    password: null,
    links: { verification: '/en/cabinet/profile/verification', support: '/en/support' },
  },
  decorators: [inMain],
} satisfies Meta<typeof ContactsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Opens, fills and submits the form; then the story's response arrives. */
function Answered(args: ContactsScreenProps) {
  const [sending, setSending] = useState<Submission>(idle)
  // Responds once the request was rendered as busy.
  useEffect(() => {
    if (!sending.busy) return
    const timer = setTimeout(() => setSending(args.sending))
    return () => clearTimeout(timer)
  }, [sending, args.sending])
  return (
    <ContactsScreen
      {...args}
      sending={sending}
      onSend={(...sent) => {
        args.onSend(...sent)
        setSending(busy)
      }}
    />
  )
}
const send: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change: Phone' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '00447700900123')
  await userEvent.tab()
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(args.onSend).toHaveBeenCalled())
}

/** A number can be typed in any format; it is sent in E.164. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Phone' }))
    const field = canvas.getByRole('textbox', { name: 'Phone number' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '00447700900123')
    await expect(field).toHaveValue('+44 7700 900123')
    await expect(canvas.getByText('United Kingdom')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledWith('phone', '+447700900123')
  },
}
export const Loading: Story = { args: { user: loading, verification: loading, settings: loading } }
export const Failed: Story = { args: { verification: failed({ kind: 'server' }, fn()) } }
/** No phone yet, email and Telegram not confirmed. */
export const Empty: Story = {
  args: { user: ready({ ...vera, phone: null, telegram_username: null }), verification: ready({ ...unverified, email: 'unverified' }) },
}
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Email' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'vera.lindt')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the current one' }))
    await expect(canvas.getByRole('heading', { name: 'Email' })).toHaveFocus()
  },
}
/** The address belongs to another account: the error is at the field, which keeps its text. */
export const Refused: Story = {
  args: { sending: refused({ kind: 'invalid', status: 422 }, { contact: ['This phone is already in use.'] }) },
  render: (args) => <Answered {...args} />,
  play: async (context) => {
    await send(context)
    await expect((await context.canvas.findAllByText(/already in use/)).at(-1)).toBeVisible()
  },
}
export const CodeOnItsWay: Story = { args: { sent } }
/** A contact was changed an hour ago: withdrawals are held, and the page says until when. */
export const Paused: Story = {
  args: { settings: ready({ ...settings, withdraws_blocked_until: '2026-08-15T13:20:00Z', withdraws_block_reason: 'contact_changed' }) },
}
export const Busy: Story = { args: { sending: busy }, render: (args) => <Answered {...args} />, play: send }
export const Throttled: Story = {
  args: { sending: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) },
  render: (args) => <Answered {...args} />,
  play: send,
}
export const Offline: Story = { args: { sending: refused({ kind: 'offline' }) }, render: (args) => <Answered {...args} />, play: send }
export const GermanAt360: Story = { args: { sent }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { args: Paused.args!, globals: { locale: 'ru', viewport: { value: 'w360' } } }
