import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import LegalDialog from '#design-system/screens/auth/LegalDialog.tsx'

const meta = {
  title: 'screens/auth/LegalDialog',
  component: LegalDialog,
  args: { reachable: true, which: 'terms', onClose: fn() },
} satisfies Meta<typeof LegalDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The text has the focus, so keys scroll it. */
export const Terms: Story = {
  play: async () => expect(screen.getByRole('region', { name: 'Terms of use' })).toHaveFocus(),
}
export const PrivacyInGerman: Story = { args: { which: 'privacy' }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const TermsInRussian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
