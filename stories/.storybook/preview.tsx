import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview, StoryContext, StoryObj } from '@storybook/react-vite'
import type { InputType } from 'storybook/internal/types'
import { isValidElement, lazy, Suspense } from 'react'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { preloadDialog } from '#design-system/components/feedback/LazyDialog.tsx'
import { preloadSheet } from '#design-system/components/feedback/LazySheet.tsx'
import { preloadQrCode } from '#design-system/components/data-display/QrCode.tsx'
import '#design-system/theme/fonts.css'
import { storySource } from '../site/storySource.ts'
import { axeOptions } from './axe.ts'
import { chromatic } from './chromatic.ts'
import { speakPseudo } from './pseudo.ts'
import { StoryProviders, areas } from './decorators.tsx'
import { globalTypes, initial, toolbarGlobalsOf, viewports } from './toolbar-globals.ts'

// Loaded on demand: story tests need no docs.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))
const ThemedContainer = lazy(async () => ({ default: (await import('./DocsPage.tsx')).ThemedContainer }))
const page = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
)
const container = (props: DocsContainerProps) => (
  <Suspense>
    <ThemedContainer {...props} />
  </Suspense>
)

// What "Show code" shows.
const shownSource = (_code: string, { parameters, component, args }: StoryContext) =>
  storySource((parameters['docs'] as { source?: { originalSource?: string } }).source?.originalSource ?? '', component, args)

/** Whether a prop is content that React draws, and not given as a text. */
const takesElement = ({ table }: InputType, value: unknown): boolean =>
  typeof value !== 'string' && /\bReact(Node|Element)\b|\bElement\b/.test(table?.type?.summary ?? '')

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame)
}

// In test runs the setup file runs axe itself, in both themes and at both widths.
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false'

export default {
  globalTypes,
  initialGlobals: { ...initial },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      codePanel: true,
      page,
      container,
      source: { excludeDecorators: true, transform: shownSource },
      // Docs play nothing: a story that only its play function tells from others would show their picture once more.
      stories: { filter: ({ moduleExport: { play, args, render } }: { moduleExport: StoryObj }) => !play || args || render },
    },
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
      // The test has just set the width: a story that starts before the layout has followed would be drawn for the width of the one before.
      if (isTestRun) await frames(2)
      const { locale } = toolbarGlobalsOf(globals)
      const lang = locale === 'pseudo' ? 'en' : locale
      await speakPseudo(locale === 'pseudo')
      // As in the application, which preloads dialogs; code that loads while the story is rendered would appear late in a test.
      await Promise.all([loadAreas(lang, areas), preloadDialog(lang), preloadSheet(lang), preloadQrCode(lang)])
      return {}
    },
  ],
  // The editor of objects would show the inside of an element, and what it sets in the place of one is none.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          isValidElement(initialArgs[name]) || takesElement(type, initialArgs[name]) ? { ...type, control: false } : type,
        ]),
      ),
  ],
  decorators: [
    (Story, { globals }) => (
      <StoryProviders toolbar={toolbarGlobalsOf(globals)}>
        <Story />
      </StoryProviders>
    ),
  ],
  tags: ['autodocs'],
} satisfies Preview
