import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readContract } from '#openapi/tools/contract.ts'
import { importsIn, readSources } from '#openapi/tools/imports.ts'
import { mapContract, undocumentedAddresses } from '#openapi/tools/map.ts'
import { readSite } from './read-site.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const data = (value: unknown): string => `export default ${JSON.stringify(value)}`

/** Which code uses which operation (`npm run contract:map`). */
function contractMap(): string {
  const contract = readContract()
  return data({ uses: mapContract(contract), undocumented: undocumentedAddresses(contract) })
}

/** Every icon of the design system, with the files that use it. */
function icons(): string {
  const used = new Map<string, string[]>()
  for (const [file, text] of readSources('design-system'))
    for (const { to } of importsIn(file, text)) if (to.endsWith('.svg?react')) used.set(to, [...(used.get(to) ?? []), file])
  const found = [...used].map(([path, files]) => {
    const name = posix.basename(path, '.svg?react').replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
    return { path, name, files }
  })
  found.sort((one, other) => one.name.localeCompare(other.name))
  return [
    ...found.map(({ path, name }) => `import ${name} from '${path}'`),
    `export default [${found.map(({ name, files }) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`).join(', ')}]`,
  ].join('\n')
}

/** Layout and text: nearly every part uses them, and none is made of them alone. */
const everywhere = /^@mui\/material\/(Box|Stack|Typography|\W|[a-z])/

/** What each part is built on, by its file without folder `design-system` and ending: MUI and MDN document the inherited props. */
const muiParts = (): string =>
  data(
    Object.fromEntries(
      [...readSources('design-system')].flatMap(([file, text]) => {
        const packages = importsIn(file, text).filter(({ to }) => to.startsWith('@mui/material/') && !everywhere.test(to))
        const mui = [...new Set(packages.map(({ to }) => posix.basename(to)))]
        const native = [...new Set([...text.matchAll(/\bComponentProps(?:WithRef|WithoutRef)?<'(\w+)'>/g)].map(([, name = '']) => name))]
        return file.endsWith('.tsx') ? [[file.replace(/^design-system\/|\.tsx$/g, ''), { mui, native }]] : []
      }),
    ),
  )

const modules: Readonly<Record<string, () => string>> = {
  'virtual:contract-map': contractMap,
  'virtual:icons': icons,
  'virtual:mui-parts': muiParts,
  'virtual:site-map': () => data(readSite()),
}

/** What pages of the workbench know of the code, read when Storybook starts; the site map also whenever a story changes. */
export const codeFacts = (): Plugin => ({
  name: 'matu:code-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load(id) {
    const name = id.slice(1)
    if (!id.startsWith('\0') || !(name in modules)) return null
    if (name === 'virtual:site-map')
      for (const file of readSources('app/src/site', 'stories').keys()) this.addWatchFile(posix.join(root, file))
    return modules[name]!()
  },
})
