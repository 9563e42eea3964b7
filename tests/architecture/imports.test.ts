import { describe, expect, it } from 'vitest'
import { readSources } from '#openapi/tools/imports.ts'
import { importFaults, plantedImports } from './import-rules.ts'

const sources = readSources('sdk', 'design-system', 'app', 'mocks', 'stories')

describe('imports', () => {
  it('break no rule', () => {
    expect(sources.size).toBeGreaterThan(900)
    expect(importFaults(sources)).toEqual([])
  })

  it.each(plantedImports)('canary: $name', ({ name, sources: planted }) => {
    expect(importFaults(planted).join('\n')).toContain(`${name}: ${[...planted.keys()].join('')} → `)
  })
})
