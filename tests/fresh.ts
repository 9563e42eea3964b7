// Generates the SDK and the catalogues' types again. The committed files must not change (C3).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { differences, filesIn } from './architecture/contract/fresh.ts'

const root = join(import.meta.dirname, '..')

/** Generates in place. Returns whether the files stayed the same, and prints which changed. */
async function isFresh(dir: string, script: string): Promise<boolean> {
  const committed = filesIn(join(root, dir))
  const started = performance.now()
  const [code] = (await once(spawn('npm', ['run', '-s', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')) as [
    number,
  ]
  if (code !== 0) console.error(`npm run ${script} ended with ${code}`)
  const changed = differences(committed, filesIn(join(root, dir)))
  if (changed.length > 0)
    console.error(`${dir} is out of date: ${changed.slice(0, 5).join(', ')}. Run \`npm run ${script}\` and commit the result.`)
  else if (code === 0) console.log(`${dir} is fresh (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return code === 0 && changed.length === 0
}

const fresh = await Promise.all([isFresh('sdk/generated', 'sdk'), isFresh('design-system/i18n', 'i18n')])
process.exit(fresh.every(Boolean) ? 0 : 1)
