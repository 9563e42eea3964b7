import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import type { WithdrawChoiceScreenProps } from '#design-system/screens/withdraw/WithdrawChoiceScreen.tsx'
import { WithdrawChoiceScreen } from '#design-system/screens/withdraw/WithdrawChoiceScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { blockedSettings, settings } from '../samples/account.ts'
import { links, preferences } from './samples.ts'

const meta = {
  title: 'screens/withdraw/WithdrawChoiceScreen',
  component: WithdrawChoiceScreen,
  args: {
    preferences: ready(preferences),
    settings: ready(settings),
    waiting: [] as WithdrawChoiceScreenProps['waiting'],
    links: { ...links, wallet: '#wallet', card: '#card' },
  },
  decorators: [inMain],
} satisfies Meta<typeof WithdrawChoiceScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
/** A withdrawal that waits for its code comes first. */
export const CodeWaits: Story = {
  args: { waiting: [{ id: 'wd-77', amount: '1250', token: 'USDT', href: '#code' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter code' })).toHaveAttribute('href', '#code')
  },
}
export const Loading: Story = { args: { preferences: loading } }
export const Failed: Story = { args: { settings: failed({ kind: 'server', status: 500 }, fn()) } }
export const Blocked: Story = { args: { settings: ready(blockedSettings) } }
export const OnlyTrusted: Story = { args: { settings: ready({ ...settings, trusted_wallets_only: true }) } }
export const German: Story = { args: { settings: ready(blockedSettings) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
