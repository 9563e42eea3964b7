import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { ProfileScreenProps } from '#design-system/screens/profile/ProfileScreen.tsx'
import { ProfileScreen } from '#design-system/screens/profile/ProfileScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { maximiliane, unverified, vera, verified } from '../samples/account.ts'

const meta = {
  title: 'screens/profile/ProfileScreen',
  component: ProfileScreen,
  args: {
    user: ready(vera),
    verification: ready({ ...verified, phone: 'unverified' }),
    rank: 'middle',
    saving: idle,
    onSave: fn(),
    onChanged: fn(),
    leaving: null,
    language: { onLanguage: fn(), saving: idle },
    theme: 'system',
    onTheme: fn(),
    counting: null as ProfileScreenProps['counting'],
    onSignOut: fn(),
    signingOut: false,
    links: {
      personal: '/en/cabinet/profile/personal',
      contacts: '/en/cabinet/profile/personal/contacts',
      safety: '/en/cabinet/profile/safety',
      twoFactor: '/en/cabinet/profile/2fa',
      verification: '/en/cabinet/profile/verification',
      trustedWallets: '/en/cabinet/profile/trusted-wallets',
      statement: '/en/cabinet/trade/transactions/statement',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

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
export const Loading: Story = { args: { user: loading, verification: loading, rank: null } }
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
