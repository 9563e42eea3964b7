// `node tests/visual/chromatic.ts`: for teams that use Chromatic. Without a token it prints what it needs. stories/.storybook/chromatic.config.json
// has its rules, stories/.storybook/chromatic.ts the looks, chromatic-plan.ts the stories.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { chromaticArgs } from './chromatic-plan.ts'
import { ensureWorkbench, storiesOf } from './workbench.ts'

const root = resolve(import.meta.dirname, '../..')

const needs = `Chromatic needs a project: its token comes from chromatic.com, Manage, Configure.
  CHROMATIC_PROJECT_TOKEN=chpt_… node tests/visual/chromatic.ts
It builds the workbench, publishes it there, and draws each component and form and each ready screen in three looks: phone light and dark, desktop.
A change that nobody has accepted ends it with 1; what is on main is the baseline. .github/workflows/chromatic.yml runs it for each pull request.
Nothing here depends on it. Without it: npm run visual compares with the pictures in tests/visual/pictures.`

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  ensureWorkbench()
  const config = 'stories/.storybook/chromatic.config.json'
  const args = [
    '--config-file',
    config,
    '--storybook-build-dir',
    'storybook-static',
    ...chromaticArgs(storiesOf()),
    ...process.argv.slice(2),
  ]
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/chromatic/dist/bin.cjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
} else {
  console.error(needs)
  process.exit(2)
}
