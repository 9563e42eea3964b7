import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecentAddresses } from '#design-system/screens/withdraw/RecentAddresses.tsx'
import { inMain } from '../../inMain.tsx'
import { earlierWithdrawals, own, wallets } from './samples.ts'

const meta = {
  title: 'screens/withdraw/RecentAddresses',
  component: RecentAddresses,
  args: { withdrawals: earlierWithdrawals, trusted: [], own, value: '', disabled: false, onChoose: fn() },
  decorators: [inMain],
} satisfies Meta<typeof RecentAddresses>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Recent addresses' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: /^0x8617…070D.*Jul 30/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('0x8617E340B3D01FA5F11F306F4090FD50E238070D')
  },
}
export const Chosen: Story = { args: { value: earlierWithdrawals[0]!.address } }
export const Disabled: Story = { args: { disabled: true } }
/** Trusted wallets are choices of their own. */
export const WithoutTrusted: Story = {
  args: { trusted: [{ address: wallets[0]!.address, label: 'Cold wallet' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
export const Empty: Story = {
  args: { withdrawals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w320' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
