import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import LegalDialog from '#design-system/screens/auth/LegalDialog.tsx'

const meta = {
  title: 'screens/auth/LegalDialog',
  component: LegalDialog,
  args: { which: 'terms', onClose: fn() },
} satisfies Meta<typeof LegalDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const PrivacyInGerman: Story = { args: { which: 'privacy' }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const TermsInRussian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
