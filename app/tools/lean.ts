import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { createCabinetTheme } from '../../design-system/theme/theme.ts'

const root = resolve(import.meta.dirname, '../..')
const lean = (file: string): string => join(root, 'app/lean', file)

/** Files that draw components of MUI or MUI X, lazily loaded and inside the whole theme (app/lean/README.md), and the theme that they take. */
const wholeMui: readonly RegExp[] = [/design-system[\\/]parts[\\/]charts[\\/]drawing[\\/]/, /design-system[\\/]theme[\\/]/]

const stand: Readonly<Record<string, string>> = {
  '@mui/material/styles': lean('styles.ts'),
  '@mui/material/GlobalStyles': lean('GlobalStyles.ts'),
  '@mui/material/CssBaseline': lean('CssBaseline.ts'),
}

/** Emotion's own file behind `@emotion/styled/base`, as the stand-in of `styled` has it: every style of ours brings its filter of props. */
const OWN_FILTERS = '?own-filters'
const GUESS = "import isPropValid from '@emotion/is-prop-valid'"

const THEME = join(root, 'design-system/theme/theme.ts')
const FROZEN = '\0matu:theme'

type Tree = { [key: string]: string | Tree }

/** What remains of the theme in a built page: names of variables, type styles, and how a style is bound to a scheme. */
export function frozenTheme() {
  const theme = createCabinetTheme()
  const { pxToRem: _, ...typography } = theme.typography
  const bound = (scheme: 'light' | 'dark'): string => Object.keys(theme.applyStyles(scheme, {}))[0] ?? ''
  return { palette: theme.vars?.palette as unknown as Tree, typography, schemes: { light: bound('light'), dark: bound('dark') } }
}

/** `{ text: { primary: 'var(--matu-palette-text-primary)' } }` by its keys alone: the path is the name. */
const namesOf = (tree: Tree): unknown =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([key]) => !key.endsWith('Channel'))
      .map(([key, value]) => [key, typeof value === 'string' ? 0 : namesOf(value)]),
  )

export function frozenModule(): string {
  const { palette, typography, schemes } = frozenTheme()
  return `
const variables = (names, at) => {
  const tree = {}
  for (const key in names) tree[key] = names[key] ? variables(names[key], at + '-' + key) : 'var(' + at + '-' + key + ')'
  return tree
}
const schemes = ${JSON.stringify(schemes)}
const theme = {
  vars: { palette: variables(${JSON.stringify(namesOf(palette))}, '--matu-palette') },
  typography: ${JSON.stringify(typography)},
  applyStyles: (scheme, styles) => ({ [schemes[scheme]]: styles }),
}
export const createCabinetTheme = () => theme`
}

/** Hands our own modules the stand-ins of app/lean for MUI's. */
export const leanTheme = (): Plugin => ({
  name: 'matu:lean',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || importer.includes('node_modules') || wholeMui.some((file) => file.test(importer))) return null
    if (stand[source]) return stand[source]
    if (source === '@emotion/styled/base' && importer === lean('styles.ts')) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && !found.external ? found.id + OWN_FILTERS : found
    }
    if (source.startsWith('@mui/')) {
      this.error(`${importer} draws ${source}, which wants the whole of MUI's theme: see app/lean/README.md`)
    }
    if (!source.endsWith('/theme.ts')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id === THEME ? FROZEN : found
  },
  load(id) {
    if (id === FROZEN) return frozenModule()
    if (!id.endsWith(OWN_FILTERS)) return null
    const code = readFileSync(id.slice(0, -OWN_FILTERS.length), 'utf8')
    if (!code.includes(GUESS)) this.error('Emotion knows the attributes of HTML from elsewhere now')
    // Two kilobytes of names, from which it would guess what may stand on an element.
    return code.replace(GUESS, 'const isPropValid = () => true')
  },
})
