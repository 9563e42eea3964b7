import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ParserOptions } from 'react-docgen-typescript'
import { componentsIn } from '../site/components.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The only files that a table of props is read from; a TypeScript program of all rooms would take most of the build's time. */
export const docgenProject = fileURLToPath(new URL('docgen.tsconfig.json', import.meta.url))

/** The files of the components that docs pages show: all others need no table of props. */
export const documented = (): string[] => [
  ...new Set(
    readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.stories.tsx'))
      .flatMap((name) => componentsIn(readFileSync(join(root, 'stories', name), 'utf8')))
      .flatMap(({ file }) => (file?.startsWith('design-system/') ? [join(root, file)] : [])),
  ),
]

/** How the tables of props are read from the types. Inherited props are documented by MUI and MDN, which the docs page links to. */
export const docgenOptions = {
  // `'card' | 'ink'` instead of the name of the type.
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  skipChildrenPropWithoutDoc: false,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions
