import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { TrustedWalletsScreen } from '#design-system/screens/trusted-wallets/TrustedWalletsScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { coldWallet, longWallet, officeSafe, pendingWallet, waitingWallet } from './wallets.ts'
import { sparseWallet } from '../samples/sparse.ts'

const meta = {
  title: 'screens/trusted-wallets/TrustedWalletsScreen',
  component: TrustedWalletsScreen,
  args: {
    wallets: ready([waitingWallet, officeSafe, coldWallet]),
    removing: idle,
    onRemove: fn(),
    settings: ready({ trusted_wallets_only: false }),
    wished: null,
    switching: idle,
    onSwitch: fn(),
    password: null,
    links: { add: '#add', wallet: (id) => `#${id}`, code: (id) => `#code-${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof TrustedWalletsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Cold wallet”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove “Cold wallet”?' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith('tw-1')
    await userEvent.click(screen.getByRole('button', { name: 'Keep wallet' }))
    await expect(canvas.getByRole('button', { name: 'Remove “Cold wallet”' })).toHaveFocus()
  },
}
export const Loading: Story = { args: { wallets: loading } }
export const Failed: Story = { args: { wallets: failed({ kind: 'server' }, fn()) } }
export const Empty: Story = { args: { wallets: ready([]) } }
export const Offline: Story = {
  args: { wallets: ready([officeSafe, coldWallet], { savedAt: Date.parse('2026-08-14T14:11:00Z'), problem: { kind: 'offline' } }) },
}

/** One waits for its code, one has a name that fills the line, one has a status unknown to this build. */
export const Odd: Story = {
  args: { wallets: ready([pendingWallet, longWallet, { ...officeSafe, status: 'frozen' as never }]) },
}

/** Withdrawals can go only to wallets of this list. */
export const OnlyTrusted: Story = {
  args: { settings: ready({ trusted_wallets_only: true }) },
  play: async ({ args, canvas, userEvent }) => {
    const only = canvas.getByRole('switch', { name: 'Withdraw only to trusted wallets' })
    await expect(only).toBeChecked()
    await userEvent.click(only)
    await expect(args.onSwitch).toHaveBeenCalledWith(false)
  },
}
export const Switching: Story = { args: { wished: true, switching: busy } }
export const SwitchRefused: Story = { args: { switching: refused({ kind: 'server', status: 500 }) } }
/** Enabled before any wallet is active: nothing could be withdrawn. */
export const NoneActive: Story = {
  args: { wallets: ready([waitingWallet]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/None of your wallets is active yet/)).toBeVisible()
  },
}
/** The server asks for the password and a code before the switch is turned off. */
export const Password: Story = {
  args: {
    settings: ready({ trusted_wallets_only: true, trusted_wallets_only_until: null }),
    password: { withCode: true, checking: idle, onPassword: fn(), onCancel: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'Matu-2026!')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByLabelText('Code from the app')).toBeInvalid()
    await userEvent.type(screen.getByLabelText('Code from the app'), '246810')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(args.password!.onPassword).toHaveBeenCalledWith({ password: 'Matu-2026!', code: '246810' }))
  },
}
/** Turned off, but in force for another day: one press takes it back. */
export const TurnsOff: Story = {
  args: { settings: ready({ trusted_wallets_only: true, trusted_wallets_only_until: '2026-08-15T12:20:00Z' }) },
  play: async ({ args, canvas, userEvent }) => {
    const only = canvas.getByRole('switch', { name: 'Withdraw only to trusted wallets' })
    await expect(only).toBeChecked()
    await expect(canvas.getByText('Turns off on August 15 at 12:20 PM')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep setting on' }))
    await expect(args.onSwitch).toHaveBeenCalledWith(true)
    await expect(only).toHaveFocus()
  },
}
export const TurnsOffInGerman: Story = { args: TurnsOff.args!, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const TurnsOffInRussian: Story = { args: TurnsOff.args!, globals: { locale: 'ru', viewport: { value: 'w360' } } }

/** Removing another wallet failed earlier: this dialog does not show that error. */
export const RefusedBefore: Story = {
  args: { removing: refused({ kind: 'conflict', message: 'A withdrawal to this wallet is in progress.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel adding “Travel phone”' }))
    await expect(await screen.findByRole('dialog', { name: 'Stop adding “Travel phone”?' })).toBeVisible()
    await expect(screen.queryByText(/in progress/)).toBeNull()
  },
}

export const German: Story = {
  args: { wallets: ready([pendingWallet, waitingWallet, coldWallet]), settings: ready({ trusted_wallets_only: true }) },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
export const Russian: Story = { args: German.args!, globals: { locale: 'ru', viewport: { value: 'w360' } } }
/** A server that sends only required fields: unknown data is omitted. */
export const Sparse: Story = {
  args: { wallets: ready([sparseWallet]), settings: ready({}) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.getByRole('heading', { name: /^0x....….{4}$/ })).toBeVisible()
  },
}
