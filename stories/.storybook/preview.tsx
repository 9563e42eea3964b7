import type { Preview } from '@storybook/react-vite'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { preloadDialog } from '#design-system/components/LazyDialog.tsx'
import '#design-system/theme/fonts.css'
import { axeOptions } from './axe.ts'
import { chromatic } from './chromatic.ts'
import { speakPseudo } from './pseudo.ts'
import { Surroundings, areas } from './decorators.tsx'
import { globalTypes, initial, turnsOf, viewports } from './toolbar-globals.ts'

// In a test run the setup file asks axe itself, in both themes and both widths.
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false'

export default {
  globalTypes,
  initialGlobals: { ...initial },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { codePanel: true },
    options: {
      storySort: {
        order: [
          'start',
          ['Introduction', 'Site map', 'Principles', 'Brand'],
          'screens',
          'flows',
          'states',
          'foundations',
          'components',
          'forms',
          'layouts',
          'machines',
          'contract',
          '*',
          'guard',
        ],
      },
    },
    chromatic,
    viewport: { options: viewports },
    a11y: { test: isTestRun ? 'off' : 'error', options: axeOptions },
  },
  loaders: [
    async ({ globals }) => {
      const { locale } = turnsOf(globals)
      await speakPseudo(locale === 'pseudo')
      // As in the application, which fetches dialogs ahead.
      await Promise.all([loadAreas(locale === 'pseudo' ? 'en' : locale, areas), preloadDialog()])
      return {}
    },
  ],
  decorators: [
    (Story, { globals }) => (
      <Surroundings turns={turnsOf(globals)}>
        <Story />
      </Surroundings>
    ),
  ],
  tags: ['autodocs'],
} satisfies Preview
