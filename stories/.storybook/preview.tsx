import type { Preview } from '@storybook/react-vite'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { languageName, locales } from '#design-system/i18n/tags.ts'
import '#design-system/theme/fonts.css'
import { axeOptions } from './axe.ts'
import { chromatic } from './chromatic.ts'
import type { Theme } from './surroundings.tsx'
import { Surroundings, areas } from './surroundings.tsx'

// In a test run the setup file asks axe itself, in both themes and both widths.
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false'

const width = (px: number, height: number) => ({ name: `${px} px`, styles: { width: `${px}px`, height: `${height}px` } })

export default {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: locales.map((value) => ({ value, title: languageName[value] })) },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', theme: 'light' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { codePanel: true },
    options: { storySort: { order: ['parts', 'forms', 'layouts', 'screens'] } },
    viewport: {
      options: {
        w320: width(320, 700),
        w360: width(360, 780),
        w390: width(390, 844),
        w768: width(768, 1024),
        w1280: width(1280, 900),
        w1440: width(1440, 900),
      },
    },
    chromatic,
    a11y: { test: isTestRun ? 'off' : 'error', options: axeOptions },
  },
  loaders: [({ globals }) => loadAreas(globals['locale'] as Locale, areas).then(() => ({}))],
  decorators: [
    (Story, { globals }) => (
      <Surroundings locale={globals['locale'] as Locale} theme={globals['theme'] as Theme}>
        <Story />
      </Surroundings>
    ),
  ],
  tags: ['autodocs'],
} satisfies Preview
