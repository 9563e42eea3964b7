import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { idle, refused } from '#design-system/lib/submission.ts'
import { TrustedWalletsScreen } from '#design-system/screens/trusted-wallets/TrustedWalletsScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { coldWallet, longWallet, officeSafe, pendingWallet, waitingWallet } from './wallets.ts'

const meta = {
  title: 'screens/trusted-wallets/TrustedWalletsScreen',
  component: TrustedWalletsScreen,
  args: {
    wallets: ready([waitingWallet, officeSafe, coldWallet]),
    removing: idle,
    onRemove: fn(),
    links: { add: '#add', wallet: (id) => `#${id}`, code: (id) => `#code-${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof TrustedWalletsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Cold wallet”' }))
    const dialog = canvas.getByRole('dialog', { name: 'Remove “Cold wallet”?' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith('tw-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(canvas.getByRole('button', { name: 'Remove “Cold wallet”' })).toHaveFocus()
  },
}
export const Loading: Story = { args: { wallets: loading } }
export const Failed: Story = { args: { wallets: failed({ kind: 'server' }, fn()) } }
export const Empty: Story = { args: { wallets: ready([]) } }
export const Offline: Story = {
  args: { wallets: ready([officeSafe, coldWallet], { savedAt: Date.parse('2026-08-14T14:11:00Z'), problem: { kind: 'offline' } }) },
}

/** One waits for its code, one has a name that fills the line, one has a state that this build does not know. */
export const Odd: Story = {
  args: { wallets: ready([pendingWallet, longWallet, { ...officeSafe, status: 'frozen' as never }]) },
}

/** Another wallet could not be removed before: its dialog says nothing of that. */
export const RefusedBefore: Story = {
  args: { removing: refused({ kind: 'conflict', message: 'A withdrawal to this wallet is under way.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel, “Travel phone”' }))
    await expect(canvas.getByRole('dialog', { name: 'Stop adding “Travel phone”?' })).toBeVisible()
    await expect(canvas.queryByText(/under way/)).toBeNull()
  },
}

export const German: Story = {
  args: { wallets: ready([pendingWallet, waitingWallet, coldWallet]) },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
export const Russian: Story = { args: German.args!, globals: { locale: 'ru', viewport: { value: 'w360' } } }
