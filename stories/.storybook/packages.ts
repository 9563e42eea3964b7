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
    .filter((name) => /^@?[a-z]/.test(name) && !/^(node:|@storybook\/)|\.css$/.test(name))

/**
 * Every package that stories reach, read from the sources: named beforehand, Vite prepares it before the first page, not in the middle
 * of a run, where it would reload the page under a test.
 */
export const packages: string[] = [
  ...new Set([
    ...always,
    ...['design-system', 'stories', 'mocks/fixtures'].flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('.storybook'))
        .flatMap((name) => specifiers(join(root, room, name))),
    ),
  ]),
]
