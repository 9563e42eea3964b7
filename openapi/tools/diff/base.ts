import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import { bundle, root } from '../contract.ts'

/** The contract as it was: a bundled file, or a revision of the repository. Throws where there is neither. */
export function contractAt(base: string): Contract {
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
