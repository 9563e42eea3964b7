import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REDOCLY, root, tool } from '#openapi/tools/contract.ts'

const lint = (folder: string): { ok: boolean; text: string } =>
  tool(REDOCLY, ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--format', 'stylish'], folder)

/** Lints a copy of the contract with one replacement in one file. */
const lintWith = (file: string, from: string, to: string): { ok: boolean; text: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-lint-'))
  try {
    cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true })
    const path = join(folder, 'openapi', file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`)
    writeFileSync(path, text.replace(from, to))
    return lint(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the contract’s lint (C2)', () => {
  it('finds no errors or warnings', () => {
    const { ok, text } = lint(root)
    expect(text).not.toMatch(/\b(warning|error)\b/i)
    expect(ok).toBe(true)
  })

  it.each([
    ['a missing summary', 'paths/preferences.yaml', 'summary: Prices, fees and percents', "x-note: ''", 'operation-summary'],
    [
      'an example that does not fit',
      'paths/preferences.yaml',
      "matu_price: '1.084'",
      'matu_price: 1.084',
      'no-invalid-media-type-examples',
    ],
    ['a reference into nothing', 'paths/preferences.yaml', '#/Preferences', '#/Prefences', 'no-unresolved-refs'],
  ])('canary: finds %s', (_, file, from, to, rule) => {
    const { ok, text } = lintWith(file, from, to)
    expect(ok).toBe(false)
    expect(text).toContain(rule)
  })
})
