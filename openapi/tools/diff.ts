// npm run contract:diff [-- --base REF-or-FILE] [--out report.md]: what changed in the contract and whom it touches. Fails where something breaks.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Contract } from './contract.ts'
import { bundle, readContract, root } from './contract.ts'
import { compare } from './diff/compare.ts'
import { report } from './diff/report.ts'
import { mapContract } from './map.ts'

const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' }, out: { type: 'string' } } })

/** The contract as it was: a bundled file, or a revision of the repository. */
function before(base: string): Contract {
  if (existsSync(base)) return JSON.parse(readFileSync(base, 'utf8')) as Contract
  const folder = mkdtempSync(join(tmpdir(), 'contract-base-'))
  try {
    const archive = execFileSync('git', ['archive', base, 'openapi'], { cwd: root, maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'pipe'] })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return bundle(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let base: Contract
try {
  base = before(values.base)
} catch (error) {
  console.error(`There is no contract at "${values.base}": give a revision (HEAD~3, a tag, a branch) or a bundled file.`)
  console.error(error instanceof Error ? error.message.split('\n')[0] : error)
  process.exit(2)
}
const next = readContract()
const changes = compare(base, next)
const text = report(changes, mapContract(next))
if (values.out) writeFileSync(values.out, text)
console.log(text)
if (changes.some(({ level }) => level === 'breaking')) {
  console.log('Something breaks. Keep the old shape beside the new one, or agree on a day with whoever owns the pages above.')
  process.exit(1)
}
