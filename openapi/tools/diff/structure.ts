import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '../contract.ts'
import { REDOCLY, tool } from '../contract.ts'
import type { Change } from './compare.ts'

interface Structural {
  path: string
  impact: 'major' | 'minor' | 'patch'
  verdicts: { message: string }[]
}

/**
 * The breaks that `redocly diff` sees. It knows every keyword of OpenAPI, but neither the operations that share a schema nor what a screen reads: of the
 * 71 changes in tests/unit/openapi/planted.ts it is right about 65, without levels.
 */
export function structuralBreaks(base: Contract, next: Contract): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    const [old, now, found] = ['base', 'next', 'found'].map((name) => join(folder, `${name}.json`)) as [string, string, string]
    writeFileSync(old, JSON.stringify(base))
    writeFileSync(now, JSON.stringify(next))
    const { ok, text } = tool(REDOCLY, ['diff', old, now, '--format', 'json', '--fail-on', 'none', '-o', found], folder)
    if (!ok) throw new Error(text)
    const { changes } = JSON.parse(readFileSync(found, 'utf8')) as { changes: Structural[] }
    return changes
      .filter(({ impact }) => impact === 'major')
      .map(({ path, verdicts }) => ({ level: 'breaking', operation: 'every request', operationId: '', part: '', at: path, what: verdicts.map(({ message }) => message).join(' ') }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
