// `npm run chromatic`: for teams that use Chromatic. Without a token it prints what it needs. chromatic.config.json and stories/.storybook/chromatic.ts
// configure what is captured.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const needs = `Chromatic needs a project: its token comes from chromatic.com, Manage, Configure.
  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic
It builds the workbench, publishes it there, and draws parts, forms and screens in four looks: phone and desktop, light and dark.
Nothing here depends on it. Without it: npm run visual compares with the pictures in tests/visual/pictures.`

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
} else {
  console.error(needs)
  process.exit(2)
}
