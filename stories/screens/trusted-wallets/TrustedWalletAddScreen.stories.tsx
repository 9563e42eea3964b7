import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { TrustedWalletAddScreen } from '#design-system/screens/trusted-wallets/TrustedWalletAddScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { coldWallet, pendingWallet, sentCode, waitingWallet } from './wallets.ts'

const meta = {
  title: 'screens/trusted-wallets/TrustedWalletAddScreen',
  component: TrustedWalletAddScreen,
  args: {
    wallet: ready(null),
    initial: { label: '', address: '' },
    trusted: [coldWallet.address],
    known: [],
    own: undefined,
    unconfirmed: null,
    adding: idle,
    onAdd: fn(),
    sending: idle,
    onSend: fn(),
    confirming: idle,
    onConfirm: fn(),
    changing: idle,
    onChange: fn(),
    links: { list: '#list', again: '#add' },
  },
  decorators: [inMain],
} satisfies Meta<typeof TrustedWalletAddScreen>

export default meta
type Story = StoryObj<typeof meta>

const typed = { label: 'Travel phone', address: waitingWallet.address }

const imitation = `0x7a3f${'0'.repeat(32)}c91e`

/** The identicon is computed from the field's text. */
export const Ready: Story = {
  args: { initial: typed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Change one character/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onAdd).toHaveBeenCalledWith(typed)
  },
}
export const Loading: Story = { args: { wallet: loading } }
export const Failed: Story = { args: { wallet: failed({ kind: 'network' }, fn()) } }
export const Blank: Story = { tags: ['daily'], args: { unconfirmed: { label: 'Old phone', href: '#half' } } }
export const Invalid: Story = {
  args: { initial: { label: '', address: '0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByText('3 characters are missing at the end')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** An imitation of a wallet: sent only once it has been compared, and each time another is typed. */
export const Doubtful: Story = {
  args: { initial: { label: 'Vault', address: imitation }, known: [{ label: 'Cold wallet', address: coldWallet.address }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByText('Check this box to continue.')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /compared every character/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ label: 'Vault', address: imitation }))
    await userEvent.clear(canvas.getByLabelText('BEP-20 address'))
    await userEvent.type(canvas.getByLabelText('BEP-20 address'), imitation.replace('000', '111'))
    await expect(canvas.getByRole('checkbox', { name: /compared every character/ })).not.toBeChecked()
  },
}
/** Said again beside the code. */
export const DoubtfulCode: Story = {
  args: { wallet: ready({ ...pendingWallet, address: imitation }), known: [{ label: 'Cold wallet', address: coldWallet.address }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This looks like “Cold wallet”/)).toBeVisible()
  },
}

/** The server already knows this address: reported at its field. */
export const Refused: Story = {
  args: {
    initial: { label: 'Vault', address: coldWallet.address },
    adding: refused({ kind: 'invalid', status: 422 }, { address: ['This address is already in use.'] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /BEP-20/ })).toHaveAccessibleDescription(/already in use/)
  },
}

/** Errors here are not alerts: the field says what to do next. */
export const NotSaved: Story = {
  args: { initial: typed, adding: refused({ kind: 'server', status: 500 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /BEP-20/ })).toHaveAccessibleDescription(/What you entered is still here/)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Code: Story = {
  args: { wallet: ready(pendingWallet) },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Six-digit code' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '246810')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('246810'))
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const CodeExpired: Story = {
  args: {
    wallet: ready({
      ...pendingWallet,
      code: { ...sentCode, sent_at: '2026-08-14T14:10:00Z', resend_at: '2026-08-14T14:11:00Z', expires_at: '2026-08-14T14:15:00Z' },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** The wallet was saved, but its code was not sent. */
export const CodeNotSent: Story = {
  args: { wallet: ready({ ...pendingWallet, code: null }), sending: refused({ kind: 'throttled', retryAfter: 42 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No code was sent. You can request a new code in 0:42.')).toBeVisible()
  },
}
export const Confirming: Story = { args: { wallet: ready(pendingWallet), confirming: busy } }
export const Waiting: Story = { args: { wallet: ready(waitingWallet) } }
export const Gone: Story = { args: { wallet: ready('missing') } }

export const Busy: Story = { args: { initial: typed, adding: busy } }
export const Throttled: Story = { args: { initial: typed, adding: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const Offline: Story = { args: { initial: typed, adding: refused({ kind: 'offline' }) } }
export const German: Story = { args: { initial: typed }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianCode: Story = { args: { wallet: ready(pendingWallet) }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
