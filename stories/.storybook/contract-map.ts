import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const NAME = 'virtual:contract-map'

/** Which code uses which operation, read from the sources when Storybook starts (`npm run contract:map`). */
export const contractMap = (): Plugin => ({
  name: 'matu:contract-map',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) =>
    id === `\0${NAME}`
      ? `export default ${execFileSync(process.execPath, ['openapi/tools/write-map.ts', '--json'], { cwd: root, encoding: 'utf8' })}`
      : null,
})
