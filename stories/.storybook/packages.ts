import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

// What the frameworks themselves reach.
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

// The application itself runs in the flows, and the simulator beside it; what else is in these rooms is made for Node.
const elsewhere =
  /^(app\/(tools|server|prerender|deploy|worker|dist|\.build|entry-server|vite\.config)|mocks\/(transports|serve)|sdk\/(tools|orval)|stories\/\.storybook)\b/

/**
 * Every package that stories reach, read from the sources: named beforehand, Vite prepares it before the first page, not in the middle
 * of a run, where it would reload the page under a test.
 */
export const packages: string[] = [
  ...new Set([
    ...always,
    ...['design-system', 'stories', 'mocks', 'app', 'sdk'].flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
        .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(name))
        .flatMap((name) => specifiers(join(root, name))),
    ),
  ]),
]
