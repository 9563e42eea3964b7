import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { CodeSent } from '#sdk'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import type { ProfileScreenProps } from '#design-system/screens/profile/ProfileScreen.tsx'
import { ProfileScreen } from '#design-system/screens/profile/ProfileScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { maximiliane, settings, unverified, vera, verified } from '../samples/account.ts'

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

const contacts: ProfileScreenProps['contacts'] = {
  settings: ready(settings),
  sent: null,
  sending: idle,
  onSend: fn(),
  confirming: idle,
  onConfirm: fn(),
  confirmed: null,
  password: null,
}

const meta = {
  title: 'screens/profile/ProfileScreen',
  component: ProfileScreen,
  args: {
    start: null,
    user: ready(vera),
    verification: ready({ ...verified, phone: 'unverified' }),
    rank: 'middle',
    contacts,
    saving: idle,
    onSave: fn(),
    onChanged: fn(),
    leaving: null as ProfileScreenProps['leaving'],
    language: { onLanguage: fn(), saving: idle },
    theme: 'system',
    onTheme: fn(),
    counting: null as ProfileScreenProps['counting'],
    onSignOut: fn(),
    signingOut: false,
    links: {
      safety: '/en/cabinet/profile/safety',
      verification: '/en/cabinet/profile/verification',
      statement: '/en/cabinet/trade/transactions/statement',
      support: '/en/support',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Answers a request for a code with the story's own response. */
function Answered(args: ProfileScreenProps) {
  const [sending, setSending] = useState<Submission>(idle)
  // Responds once the request was rendered as busy.
  useEffect(() => {
    if (!sending.busy) return
    const timer = setTimeout(() => setSending(args.contacts.sending))
    return () => clearTimeout(timer)
  }, [sending, args.contacts.sending])
  const onSend: ProfileScreenProps['contacts']['onSend'] = (...asked) => {
    args.contacts.onSend(...asked)
    setSending(busy)
  }
  return <ProfileScreen {...args} contacts={{ ...args.contacts, sending, onSend }} />
}

/** Types another number and asks for a code. */
const send: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change: Phone' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '00447700900123')
  await userEvent.tab()
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(args.contacts.onSend).toHaveBeenCalled())
}
const answering = (sending: Submission): Story => ({
  args: { verification: ready(verified), contacts: { ...contacts, sending } },
  render: (args) => <Answered {...args} />,
  play: send,
})

/** Save is disabled until a name has changed. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('First name'), ' Maria', { initialSelectionStart: 4 })
    await expect(save).toBeEnabled()
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledWith({ firstname: 'Vera Maria', lastname: 'Lindt' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Deutsch' }))
    await expect(args.language.onLanguage).toHaveBeenCalledWith('de')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { user: loading, verification: loading, rank: null, contacts: { ...contacts, settings: loading } } }
export const Failed: Story = {
  args: { user: failed({ kind: 'server', status: 500 }, fn()), verification: failed({ kind: 'network' }, fn()), rank: null },
}
/** A new account: nothing is confirmed, no phone, a rank unknown to this version. */
export const Bare: Story = {
  args: {
    user: ready({ ...vera, phone: null, telegram_username: null }),
    verification: ready({ ...unverified, email: 'unverified' }),
    rank: 'titan',
  },
}
/** The name was refused at its field, and the language of messages was not saved. */
export const Refused: Story = {
  args: {
    saving: refused({ kind: 'invalid', status: 422 }, { firstname: ['The first name has signs that no name has.'] }),
    language: { onLanguage: fn(), saving: refused({ kind: 'server', status: 500 }) },
  },
}
export const Busy: Story = { args: { saving: busy, signingOut: true } }
/** Messages are still in the language of the registration; analytics is on. */
export const OtherMessages: Story = {
  args: {
    user: ready({ ...vera, lang: 'es' }),
    verification: ready({ ...verified, '2fa': 'enabled' }),
    counting: { on: true, onChange: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this language for messages too' }))
    await expect(args.language.onLanguage).toHaveBeenCalledWith('en')
    await userEvent.click(canvas.getByRole('switch', { name: 'Count my page visits' }))
    await expect(args.counting?.onChange).toHaveBeenCalledWith(false)
  },
}
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('First name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('First name is required.')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Throttled: Story = { args: { saving: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const Offline: Story = { args: { saving: refused({ kind: 'offline' }) } }
export const GermanAt360: Story = { args: { user: ready(maximiliane) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { args: Bare.args!, globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A user who has given no name: the e-mail is shown instead. */
export const WithoutName: Story = {
  args: { user: ready({ ...vera, firstname: null, lastname: null, lang: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: vera.email })).toBeVisible()
    await expect(canvas.getByLabelText('Last name')).toHaveValue('')
  },
}

/** The address of a section: its heading has the focus. */
export const AtContacts: Story = {
  args: { start: 'contacts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contact details' })).toHaveFocus()
  },
}
/** Another page was opened while the name is changed. */
export const Leaving: Story = {
  args: { leaving: { onStay: fn(), onLeave: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }))
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce()
  },
}
/** A number can be typed in any format; it is sent in E.164. */
export const ContactChange: Story = {
  args: { verification: ready(verified) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Phone' }))
    const field = canvas.getByRole('textbox', { name: 'Phone number' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '00447700900123')
    await expect(field).toHaveValue('+44 7700 900123')
    await expect(canvas.getByText('United Kingdom')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.contacts.onSend).toHaveBeenCalledWith('phone', '+447700900123')
  },
}
export const ContactInvalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Email' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'vera.lindt')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('aria-invalid', 'true')
    await expect(args.contacts.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the current one' }))
    await expect(canvas.getByRole('heading', { name: 'Email' })).toHaveFocus()
  },
}
/** The number belongs to another account: the error is at the field, which keeps its text. */
export const ContactRefused: Story = {
  ...answering(refused({ kind: 'invalid', status: 422 }, { contact: ['This phone is already in use.'] })),
  play: async (context) => {
    await send(context)
    await expect((await context.canvas.findAllByText(/already in use/)).at(-1)).toBeVisible()
  },
}
export const ContactSending: Story = answering(busy)
export const ContactThrottled: Story = answering(refused({ kind: 'throttled', status: 429, retryAfter: 42 }))
export const ContactOffline: Story = answering(refused({ kind: 'offline' }))
export const CodeOnItsWay: Story = { args: { contacts: { ...contacts, sent } } }
export const CodeGermanAt360: Story = { args: CodeOnItsWay.args!, globals: { locale: 'de', viewport: { value: 'w360' } } }
/** A contact was changed an hour ago: withdrawals are held, and the page says until when. */
export const Paused: Story = {
  args: {
    contacts: {
      ...contacts,
      settings: ready({ ...settings, withdraws_blocked_until: '2026-08-15T13:20:00Z', withdraws_block_reason: 'contact_changed' }),
      confirmed: 'email',
    },
  },
}
/** The status of the contacts is not known: the names can be changed all the same. */
export const WithoutStatus: Story = { args: { verification: failed({ kind: 'server' }, fn()) } }
