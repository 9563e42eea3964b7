import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import LegalDialog from '#design-system/screens/auth/LegalDialog.tsx'

const meta = {
  title: 'screens/auth/LegalDialog',
  component: LegalDialog,
  args: { reachable: true, which: 'terms', onClose: fn() },
} satisfies Meta<typeof LegalDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The text has the focus, so keys scroll it; the index leads to its parts. */
export const Terms: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('region', { name: 'Terms of use' })).toHaveFocus()
    const index = within(screen.getByRole('navigation', { name: 'On this page' }))
    await userEvent.click(index.getByRole('button', { name: '4. Transfers' }))
    await expect(screen.getByRole('heading', { name: '4. Transfers' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const PrivacyInGerman: Story = { args: { which: 'privacy' }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const TermsInRussian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const PrivacyInSpanish: Story = { args: { which: 'privacy', reachable: false }, globals: { locale: 'es' } }
