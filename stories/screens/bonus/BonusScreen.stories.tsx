import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { BonusScreen } from '#design-system/screens/bonus/BonusScreen.tsx'
import { hideAndShow } from '../../hideAndShow.ts'
import { inMain } from '../../inMain.tsx'
import { bonusHistory, boundBonus, currentBonus, dustBonus, hugeBonus, noBonus } from './exchanges.ts'

const meta = {
  title: 'screens/bonus/BonusScreen',
  component: BonusScreen,
  args: {
    bonus: ready(currentBonus),
    history: ready(bonusHistory),
    more: false,
    loadingMore: false,
    moreFailed: false,
    onMore: fn(),
    links: { exchange: '#exchange', transaction: (id) => `#${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof BonusScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: 'Convert' })[0]).toHaveAttribute('href', '#exchange')
    await hideAndShow({ canvas, userEvent }, 'Bonus account')
  },
}
export const Loading: Story = { args: { bonus: loading, history: loading } }
export const Failed: Story = {
  args: { bonus: failed({ kind: 'server' }, fn()), history: failed({ kind: 'server' }, fn()) },
}
export const Empty: Story = {
  args: { bonus: ready(noBonus), history: ready([]) },
  play: async ({ canvas }) => {
    // What is below a heading stays inside its card.
    const card = canvas.getByRole('region', { name: 'Current bonus' }).getBoundingClientRect()
    const text = canvas.getByText(/^Join a promotion/).getBoundingClientRect()
    await expect(text.bottom).toBeLessThanOrEqual(card.bottom - 20)
  },
}
export const Offline: Story = {
  args: { bonus: ready(boundBonus, { savedAt: Date.parse('2026-08-14T14:11:00Z'), problem: { kind: 'offline' } }) },
  globals: { amounts: 'hidden' },
}

/** A part is bound to turnover: the exchangeable part is shown separately. */
export const Bound: Story = { args: { bonus: ready(boundBonus), more: true } }

/** Less than the minimum exchange: no button. */
export const Dust: Story = {
  args: { bonus: ready(dustBonus), history: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Convert' })).toBeNull()
  },
}
export const German: Story = { args: { bonus: ready(hugeBonus) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: { bonus: ready(boundBonus) }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { args: { bonus: ready(hugeBonus) }, globals: { locale: 'es', viewport: { value: 'w360' } } }
