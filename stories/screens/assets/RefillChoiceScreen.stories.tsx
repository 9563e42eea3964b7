import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { RefillChoiceScreen } from '#design-system/screens/assets/RefillChoiceScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { depositWallet } from '../samples/balances.ts'

const meta = {
  title: 'screens/assets/RefillChoiceScreen',
  component: RefillChoiceScreen,
  args: { token: 'USDT', wallet: ready(depositWallet), links: { address: '#address', form: '#form' } },
  decorators: [inMain],
} satisfies Meta<typeof RefillChoiceScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['daily'],
  play: async ({ canvas }) => {
    const [address, request, both] = canvas.getAllByRole('region').map((card) =>
      within(card)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    )
    // The cards hold only what differs.
    await expect(address).toEqual(['Amount'])
    await expect(request).toEqual(address)
    await expect(both).toContain('Minimum')
  },
}
export const Loading: Story = { args: { wallet: loading } }
export const Failed: Story = { args: { wallet: failed({ kind: 'network' }, () => {}) } }
/** Opened by its URL before a token was chosen. */
export const WithoutToken: Story = { args: { token: null } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w320' } } }
