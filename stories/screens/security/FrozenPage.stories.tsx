import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FrozenPage } from '#design-system/screens/security/FrozenPage.tsx'
import { inMain } from '../../inMain.tsx'

const meta = {
  title: 'screens/security/FrozenPage',
  component: FrozenPage,
  args: { freeze: { since: '2026-08-14T12:05:00Z', until: null }, href: '/en/cabinet/profile/safety' },
  decorators: [inMain],
} satisfies Meta<typeof FrozenPage>

export default meta
type Story = StoryObj<typeof meta>

/** In the place of every form that moves money. */
export const Frozen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open security settings' })).toHaveAttribute('href', '/en/cabinet/profile/safety')
  },
}
export const Thawing: Story = { args: { freeze: { since: '2026-08-14T05:00:00Z', until: '2026-08-15T05:10:00Z' } }, tags: ['daily'] }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
