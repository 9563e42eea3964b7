import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const NAME = 'virtual:site-map'

const storyFiles = (): string[] =>
  readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(root, 'stories', name))

/** Which page shows which screen in which states, read from the code when the workbench starts and whenever a story changes. */
export const siteMap = (): Plugin => ({
  name: 'matu:site-map',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null
    for (const file of [join(root, 'app/src/site-map.ts'), ...storyFiles()]) this.addWatchFile(file)
    return `export default ${execFileSync(process.execPath, ['stories/.storybook/site/write-site.ts'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })}`
  },
})

const ICONS = 'virtual:icons'
const iconLine = /import (\w+)Icon from '@phosphor-icons\/core\/([\w/-]+)\.svg\?react'/g

/** Every icon that the design system draws, with the files that draw it. */
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
