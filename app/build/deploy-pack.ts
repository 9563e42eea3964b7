// `node app/build/deploy-pack.ts [FOLDER]`: gathers in app/.build/deploy what a container needs: the build, its start (app/deploy/render.ts) as one
// file that runs on Node alone, the source maps and the contract, which are not served.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { dist, ensureBuilt } from './build.ts'
import { mapsFolder } from './trace.ts'

const app = join(import.meta.dirname, '..')
const out = resolve(process.argv[2] ?? join(app, '.build/deploy'))

await ensureBuilt()
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const bundle = await rolldown({
  input: join(app, 'deploy/render.ts'),
  platform: 'node',
  cwd: join(app, '..'),
  logLevel: 'warn',
})
await bundle.write({ file: join(out, 'render.mjs'), format: 'esm', codeSplitting: false })
await bundle.close()
for (const name of ['nginx.conf', 'api.conf', 'start.sh']) copyFileSync(join(app, 'deploy', name), join(out, name))
cpSync(dist, join(out, 'dist'), { recursive: true })
cpSync(mapsFolder, join(out, 'maps'), { recursive: true })
// Which contract this release was built for. It is not served.
execFileSync(process.execPath, ['openapi/tools/release.ts', join(out, 'contract')], { cwd: join(app, '..'), stdio: 'ignore' })
console.log(`packed in ${out}`)
