import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readContract } from '#openapi/tools/contract.ts'
import { contractAt } from '#openapi/tools/diff/base.ts'
import { compare } from '#openapi/tools/diff/compare.ts'
import { groupChanges } from '#openapi/tools/diff/groups.ts'
import { report } from '#openapi/tools/diff/report.ts'
import { structuralBreaks } from '#openapi/tools/diff/structure.ts'
import { mapContract } from '#openapi/tools/map.ts'
import { operationAt, schemaAt } from './places.ts'
import { base, planted } from './planted.ts'

describe('the report of the diff', () => {
  it('is never silent where `redocly diff` sees a break', () => {
    const unseen = planted.filter(({ plant }) => {
      const next = structuredClone(base)
      plant(next)
      return compare(base, next).length === 0 && structuralBreaks(base, next).length > 0
    })
    expect(unseen.map(({ what }) => what)).toEqual([])
  }, 600_000)

  it('reports a change of a shared part once, with everything that uses it', () => {
    const next = readContract()
    ;(schemaAt(next, 'ErrorCode').enum as string[]).push('withdraw.late')
    const groups = groupChanges(compare(readContract(), next), mapContract(next))
    expect(groups).toMatchObject([
      {
        title: expect.stringMatching(/^ErrorCode, which \d+ operations share$/) as string,
        many: true,
        level: 'risky',
        lines: ['also knows "withdraw.late"'],
      },
    ])
    expect(groups[0]!.operations.length).toBeGreaterThan(50)
    const text = report(compare(readContract(), next), mapContract(next))
    expect(text).toMatch(/^# 0 breaking, 1 risky, 0 harmless/)
    expect(text.split('\n').length).toBeLessThan(16)
  })

  it('names the pages that use a removed or renamed operation', () => {
    const next = readContract()
    delete next.paths['/api/pools-info']
    operationAt(next, 'GET /api/balances').operationId = 'getBalances'
    const text = report(compare(readContract(), next), mapContract(next, readContract()))
    const [, ...blocks] = text.split('### ')
    expect(blocks.map((block) => [block.split('\n')[0], /Pages: `\/cabinet/.test(block), block.includes('Stories: `')])).toEqual([
      ['GET /api/balances', true, true],
      ['GET /api/pools-info', true, true],
    ])
  })
})

describe('the base of a diff', () => {
  it('is a bundled JSON or YAML file; anything else fails with a clear message', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-file-'))
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    try {
      const contract = readContract()
      expect(compare(contractAt(file('a.json', JSON.stringify(contract))), contract)).toEqual([])
      expect(compare(contractAt(file('a.yaml', stringify(contract))), contract)).toEqual([])
      expect(() => contractAt(file('b.json', '{"name":"x"}'))).toThrow('it is a file, and no OpenAPI document')
      expect(() => contractAt(file('c.yaml', 'paths:\n  /a:\n    $ref: b.yaml'))).toThrow('its paths stand in other files')
      expect(() => contractAt('no-such-revision')).toThrow('not a valid object name')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
