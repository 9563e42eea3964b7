import { describe, expect, it } from 'vitest'
import { readSources } from '#openapi/tools/imports.ts'
import { circles, importFaults, plantedImports } from './import-rules.ts'

const sources = readSources('sdk', 'design-system', 'app', 'mocks', 'stories')

describe('imports', () => {
  it('break no rule', () => {
    expect(sources.size).toBeGreaterThan(900)
    expect(importFaults(sources)).toEqual([])
  })

  it.each(plantedImports)('canary: $name', ({ name, sources: planted }) => {
    expect(importFaults(planted).join('\n')).toContain(`${name}: ${[...planted.keys()].join('')} → `)
  })

  it('go in no circle, neither by types nor by what is loaded later', () => {
    expect(circles(sources)).toEqual([])
    const planted = new Map([
      ['a/over.ts', "import './one.ts'"],
      ['a/one.ts', "import type { Two } from './two.ts'"],
      ['a/two.ts', "const load = () => import('./one.ts')\nimport './under.ts'"],
      ['a/under.ts', ''],
    ])
    expect(circles(planted)).toEqual(['a/one.ts', 'a/two.ts'])
  })
})
