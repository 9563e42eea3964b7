import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readSite } from './site/read-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const NAME = 'virtual:site-map'

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, folder, name))

/** Which page shows which screen in which states, read from the sources when Storybook starts and whenever a story changes. */
export const siteMap = (): Plugin => ({
  name: 'matu:site-map',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null
    for (const file of [...filesOf('app/src/site', '.ts'), ...filesOf('stories', '.stories.tsx')]) this.addWatchFile(file)
    return `export default ${JSON.stringify(readSite())}`
  },
})

const ICONS = 'virtual:icons'
const iconLine = /import (\w+)Icon from '@phosphor-icons\/core\/([\w/-]+)\.svg\?react'/g

/** Every icon of the design system, with the files that use it. */
export const icons = (): Plugin => ({
  name: 'matu:icons',
  resolveId: (id) => (id === ICONS ? `\0${ICONS}` : null),
  load(id) {
    if (id !== `\0${ICONS}`) return null
    const used = new Map<string, { path: string; files: string[] }>()
    for (const file of readdirSync(join(root, 'design-system'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    ))
      for (const [, name = '', path = ''] of readFileSync(join(root, 'design-system', file), 'utf8').matchAll(iconLine))
        used.set(name, { path, files: [...(used.get(name)?.files ?? []), file.replaceAll('\\', '/')] })
    const names = [...used.keys()].sort()
    return [
      ...names.map((name) => `import ${name}Icon from '@phosphor-icons/core/${used.get(name)?.path}.svg?react'`),
      `export default [${names.map((name) => `{ name: '${name}', Icon: ${name}Icon, files: ${JSON.stringify(used.get(name)?.files)} }`).join(', ')}]`,
    ].join('\n')
  },
})

const MUI = 'virtual:mui-parts'
const muiLine = /from '@mui\/material\/([A-Z]\w+)'/g
/** Layout and text: nearly every part uses them, and none is made of them alone. */
const everywhere = new Set(['Box', 'Stack', 'Typography'])

const nativeLine = /\bComponentProps(?:WithRef|WithoutRef)?<'(\w+)'>/g

const namesIn = (source: string, pattern: RegExp): string[] => [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))]

/** What each part is built on, by its file without folder `design-system` and ending: MUI and MDN document the inherited props. */
export const muiParts = (): Plugin => ({
  name: 'matu:mui-parts',
  resolveId: (id) => (id === MUI ? `\0${MUI}` : null),
  load(id) {
    if (id !== `\0${MUI}`) return null
    const parts = filesOf('design-system', '.tsx').map((file) => {
      const source = readFileSync(file, 'utf8')
      const mui = namesIn(source, muiLine).filter((name) => !everywhere.has(name))
      const part = relative(join(root, 'design-system'), file)
        .replaceAll('\\', '/')
        .replace(/\.tsx$/, '')
      return [part, { mui, native: namesIn(source, nativeLine) }] as const
    })
    return `export default ${JSON.stringify(Object.fromEntries(parts.filter(([, { mui, native }]) => mui.length + native.length > 0)))}`
  },
})
