import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContract, root } from '#openapi/tools/contract.ts'
import { entryOf, hasEntry, versionFault, withEntry } from '#openapi/tools/diff/changelog.ts'
import { changesOf, operationAt } from './places.ts'

const harmless = changesOf((c) => (c.paths['/api/news'] = { get: { operationId: 'listNews', responses: { '200': {} } } }))
const breaking = changesOf((c) => delete operationAt(c, 'GET /api/balances').responses['200']?.content)

/** Whether an entry is refused, and the file as it was before. */
const refused = (...args: string[]): string => {
  const file = join(root, 'openapi/CHANGELOG.md')
  const before = readFileSync(file, 'utf8')
  const { status, stderr } = spawnSync(process.execPath, ['openapi/tools/changelog.ts', ...args], { cwd: root, encoding: 'utf8' })
  expect([status, readFileSync(file, 'utf8') === before]).toEqual([2, true])
  return stderr
}

describe('the changelog of the contract', () => {
  it('has the version that the contract has now', () => {
    const text = readFileSync(join(root, 'openapi/CHANGELOG.md'), 'utf8')
    expect(/^## ([\d.]+), after/m.exec(text)?.[1]).toBe(readContract().info.version)
  })

  it('insists on a version that fits: any change raises it, a break its first number', () => {
    expect(versionFault('1.0.0', '1.0.0', [])).toBeNull()
    expect(versionFault('1.0.0', '1.1.0', harmless)).toBeNull()
    expect(versionFault('1.9.0', '1.10.0', harmless)).toBeNull()
    expect(versionFault('1.1.0', '2.0.0', breaking)).toBeNull()
    // Canaries.
    expect(versionFault('1.0.0', '1.0.0', harmless)).toContain('its version is still 1.0.0')
    expect(versionFault('1.1.0', '1.0.9', harmless)).toContain('raise info.version')
    expect(versionFault('1.0.0', '1.1.0', breaking)).toContain('raise the first number')
  })

  it('writes no entry where nothing changed, and none twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-changelog-'))
    const file = (name: string, version: string): string => {
      const contract = readContract()
      if (name === 'older.json') delete contract.paths['/api/pools-info']
      contract.info.version = version
      writeFileSync(join(folder, name), JSON.stringify(contract))
      return join(folder, name)
    }
    try {
      expect(refused('--from', file('same.json', '1.0.0'))).toContain('there is no entry to write')
      expect(refused('--from', file('older.json', '1.0.0'))).toContain('which is never rewritten')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('has the newest entry on top, and the report below its heading', () => {
    const one = withEntry('', entryOf('1.1.0', '1.0.0', harmless, []))
    const two = withEntry(one, entryOf('2.0.0', '1.1.0', breaking, []))
    expect(two.match(/^#+ .*/gm)).toEqual([
      '# Changes of the contract',
      '## 2.0.0, after 1.1.0',
      '### Breaking: what works today stops working',
      '#### GET /api/balances',
      '## 1.1.0, after 1.0.0',
      '### Harmless',
      '#### GET /api/news',
    ])
    expect([hasEntry(two, '1.1.0'), hasEntry(two, '2.0.0'), hasEntry(two, '1.0.0')]).toEqual([true, true, false])
  })
})
