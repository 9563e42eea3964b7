import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActivityInfoScreen } from '#design-system/screens/referral/ActivityInfoScreen.tsx'
import { inMain } from '../../inMain.tsx'

const meta = {
  title: 'screens/referral/ActivityInfoScreen',
  component: ActivityInfoScreen,
  args: { links: { pool: '#pool', promotion: '#promotion', transactions: '#transactions' } },
  decorators: [inMain],
} satisfies Meta<typeof ActivityInfoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'conditions of a pool' })).toHaveAttribute('href', '#pool')
    await expect(canvas.getByRole('link', { name: 'transactions' })).toHaveAttribute('href', '#transactions')
  },
}
/** Missing pages are not linked; their text stays. */
export const WithoutLinks: Story = {
  args: { links: { pool: '#pool', promotion: null, transactions: '#transactions' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the promotion page/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /promotion page/ })).toBeNull()
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
