// Generates the SDK and the catalogues' types again, in a copy, so that other steps can read the originals. The committed files must be the same (C3).
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'matu-fresh-'))
const inputs = [
  'package.json',
  'app/build/node.mjs',
  'tsconfig.json',
  '.oxfmtrc.json',
  '.typesafe-i18n.json',
  'openapi',
  'sdk',
  'design-system/i18n',
]

/** Generates in the copy. Returns whether the files are the committed ones, and prints which differ. */
async function isFresh(dir: string, script: string): Promise<boolean> {
  const started = performance.now()
  const [code] = (await once(spawn('npm', ['run', '-s', script], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')) as [
    number,
  ]
  if (code !== 0) console.error(`npm run ${script} ended with ${code}`)
  const { status, stdout, error } = spawnSync('git', ['diff', '--no-index', '--name-status', join(root, dir), join(copy, dir)], {
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) console.error(`${dir} is out of date. Run \`npm run ${script}\` and commit the result.\n${stdout}`)
  else if (code === 0) console.log(`${dir} is fresh (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return code === 0 && status === 0
}

try {
  for (const name of inputs) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const fresh = await Promise.all([isFresh('sdk/generated', 'sdk'), isFresh('design-system/i18n', 'i18n')])
  process.exitCode = fresh.every(Boolean) ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
