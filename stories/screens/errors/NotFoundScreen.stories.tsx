import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Locale } from '#design-system/i18n/tags.ts'
import { EmptyLayout } from '#design-system/layouts/EmptyLayout.tsx'
import { NotFoundScreen } from '#design-system/screens/errors/NotFoundScreen.tsx'
import { frame } from '../../layouts/frame.ts'

const meta = {
  title: 'screens/errors/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/en/cabinet/trade/utaa', links: { home: '/en', cabinet: '/en/cabinet', help: '/en/help' } },
  decorators: [
    (Story, { globals }) => (
      <EmptyLayout frame={frame(globals['locale'] as Locale)}>
        <Story />
      </EmptyLayout>
    ),
  ],
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['daily'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Check the address for typos\./)).toBeVisible()
  },
}
export const SignedOut: Story = { args: { links: { home: '/en', cabinet: null, help: null } } }
/** Direction marks are removed, and long paths are truncated. */
export const HostilePath: Story = { args: { path: `/en/\u202Egnp.exe/${'a'.repeat(400)}` } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
