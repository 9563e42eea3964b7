import type { Meta, StoryObj } from '@storybook/react-vite'
import { TwoFactorHelpScreen } from '#design-system/screens/profile/TwoFactorHelpScreen.tsx'
import { inMain } from '../../inMain.tsx'

const meta = {
  title: 'screens/profile/TwoFactorHelpScreen',
  component: TwoFactorHelpScreen,
  args: { links: { twoFactor: '/en/cabinet/profile/2fa', safety: '/en/cabinet/profile/safety', support: '/en/support' } },
  decorators: [inMain],
} satisfies Meta<typeof TwoFactorHelpScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
