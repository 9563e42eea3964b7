// `node app/build/deploy-pack.ts [FOLDER]`: gathers in app/.build/deploy what a container needs: the build, its start (app/deploy/render.ts) as one
// file that runs on Node alone; and, not served, the source maps, the contract and the packages that went into it (CycloneDX).
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
for (const name of ['nginx.conf', 'api.conf', 'start.sh', 'chat.html']) copyFileSync(join(app, 'deploy', name), join(out, name))
cpSync(dist, join(out, 'dist'), { recursive: true })
cpSync(mapsFolder, join(out, 'maps'), { recursive: true })
// Which contract this release was built for. It is not served.
execFileSync(process.execPath, ['openapi/tools/release.ts', join(out, 'contract')], { cwd: join(app, '..'), stdio: 'ignore' })
// All of them, those of the build by `scope: optional`: `--omit=dev` leaves out what is a peer of a development package too, such as React.
const packages = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], { cwd: join(app, '..') })
writeFileSync(join(out, 'sbom.json'), packages)
console.log(`packed in ${out}`)
