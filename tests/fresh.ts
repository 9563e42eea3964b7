// Generates the SDK and the catalogue's types again and compares: what is committed must be what the contract and the words say (C3).
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { differences, filesIn } from './law/contract/fresh.ts'

const root = join(import.meta.dirname, '..')

let failed = false
for (const { dir, script } of [
  { dir: 'sdk/generated', script: 'sdk' },
  { dir: 'design-system/i18n', script: 'i18n' },
]) {
  const committed = filesIn(join(root, dir))
  const started = performance.now()
  execFileSync('npm', ['run', '-s', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const changed = differences(committed, filesIn(join(root, dir)))
  if (changed.length > 0) {
    failed = true
    console.error(
      `${dir} is not what it is generated from: ${changed.slice(0, 5).join(', ')}. Run \`npm run ${script}\` and commit the result.`,
    )
  } else console.log(`${dir} is fresh (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
process.exit(failed ? 1 : 0)
