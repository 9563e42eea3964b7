import { importsIn, readSources } from '#openapi/tools/imports.ts'

// Packages that the frameworks themselves import.
const always = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server.browser',
  '@emotion/react',
  '@emotion/styled',
  'axe-core',
  'storybook/test',
  'typesafe-i18n',
  'typesafe-i18n/detectors',
  'typesafe-i18n/utils',
]

// Flows run the application itself and the simulator; the rest of these directories is for Node.
const elsewhere = /^(app\/src\/entry-server|mocks\/(transports|serve|ask)|sdk\/(tools|orval)|stories\/\.storybook)\b/

/**
 * Every package that stories import, read from the sources: listed in advance, Vite optimises them before the first page, instead of reloading the
 * page in the middle of a test.
 */
export const packages: string[] = [
  ...new Set([
    ...always,
    ...[...readSources('design-system', 'stories', 'mocks', 'app/src', 'sdk')]
      .filter(([file]) => !elsewhere.test(file))
      .flatMap(([file, text]) => importsIn(file, text))
      // Vite would take the `?` of an icon for a pattern, and search the whole package of icons for each.
      .filter(
        ({ to, kind }) => kind !== 'type' && /^@?[a-z]/.test(to) && !/\.(tsx?|css|svg\?react)$|^(node:|virtual:|@storybook\/)/.test(to),
      )
      .map(({ to }) => to),
  ]),
]
