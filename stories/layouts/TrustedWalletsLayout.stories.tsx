import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TrustedWalletsLayout } from '#design-system/layouts/TrustedWalletsLayout.tsx'
import { inMain } from '../inMain.tsx'

const meta = {
  title: 'layouts/TrustedWallets',
  component: TrustedWalletsLayout,
  args: {
    missing: [],
    links: { telegram: '/en/cabinet/profile/verification', twoFactor: '/en/cabinet/profile/2fa' },
    children: 'The page.',
  },
  decorators: [inMain],
} satisfies Meta<typeof TrustedWalletsLayout>

export default meta
type Story = StoryObj<typeof meta>

export const LetIn: Story = {}

export const TwoFactorMissing: Story = {
  args: { missing: ['twoFactor'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The page.')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Turn on' })).toHaveAttribute('href', '/en/cabinet/profile/2fa')
    await expect(canvas.queryByRole('link', { name: 'Confirm Telegram' })).toBeNull()
  },
}
export const BothMissing: Story = { args: { missing: ['telegram', 'twoFactor'] } }
export const WithoutLinks: Story = { args: { missing: ['twoFactor'], links: { telegram: null, twoFactor: null } } }
export const GermanAt360: Story = { args: { missing: ['telegram', 'twoFactor'] }, globals: { locale: 'de', viewport: { value: 'w360' } } }
