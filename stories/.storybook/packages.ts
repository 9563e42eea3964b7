import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

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

const imported = /^(?:import|export)\s(?!type\b)(?:[\w*{}\s,$]*\sfrom\s)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm

const specifiers = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)]
    .map(([, named, lazy]) => named ?? lazy ?? '')
    .filter((name) => /^@?[a-z]/.test(name) && !/^(node:|virtual:|@storybook\/)|\.css$/.test(name))

// Flows run the application itself and the simulator; the rest of these directories is for Node.
const elsewhere = /^(app\/src\/entry-server|mocks\/(transports|serve|ask)|sdk\/(tools|orval)|stories\/\.storybook)\b/

/**
 * Every package that stories import, read from the sources: listed in advance, Vite optimises them before the first page, instead of reloading the
 * page in the middle of a test.
 */
export const packages: string[] = [
  ...new Set([
    ...always,
    ...['design-system', 'stories', 'mocks', 'app/src', 'sdk'].flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
        .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(name))
        .flatMap((name) => specifiers(join(root, name))),
    ),
  ]),
]
