import type { Decorator } from '@storybook/react-vite'
import type { Locale } from '#design-system/i18n/tags.ts'
import { AuthLayout } from '#design-system/layouts/AuthLayout.tsx'
import { frame } from '../../layouts/frame.ts'

/** The layout around screens before sign-in. */
export const inAuthLayout: Decorator = (Story, { globals }) => (
  <AuthLayout frame={frame(globals['locale'] as Locale)} checking={false}>
    <Story />
  </AuthLayout>
)

export const german = { locale: 'de', viewport: { value: 'w360' } }
export const russian = { locale: 'ru', viewport: { value: 'w360' } }
