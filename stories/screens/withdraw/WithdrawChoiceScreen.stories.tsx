import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
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

export const Ready: Story = {
  tags: ['daily'],
  play: async ({ canvas }) => {
    // Both ways are compared by the same facts.
    const cards = canvas.getAllByRole('region')
    const names = cards.map((card) =>
      within(card)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    )
    await expect(names).toEqual([
      ['Tokens', 'Fee', 'Processing time', 'Credited'],
      ['Tokens', 'Fee', 'Processing time', 'Credited'],
    ])
    await expect(canvas.getByRole('link', { name: 'To a wallet' })).toHaveAttribute('href', '#wallet')
  },
}
/** The deployment charges nothing. */
export const WithoutFee: Story = {
  args: { preferences: ready({ ...preferences, tokens_operations_fee: '0' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('no fee')).toHaveLength(2)
  },
}
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
export const OnlyTrusted: Story = {
  args: { settings: ready({ ...settings, trusted_wallets_only: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'To a bank card' })).toHaveTextContent('Only trusted wallets')
    await expect(canvas.queryByRole('link', { name: 'To a bank card' })).toBeNull()
  },
}
export const ReadyInGerman: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const German: Story = { args: { settings: ready(blockedSettings) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
