import { cruise } from 'dependency-cruiser'
import type { ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { options, rules } from './import-rules.ts'

const rooms = ['sdk', 'design-system', 'app', 'mocks', 'stories']

async function violations(paths: string[]): Promise<string[]> {
  const { output } = await cruise(paths, { ...options, validate: true, ruleSet: rules } as never)
  return (output as ICruiseResult).summary.violations.map((one) => `${one.rule.name}: ${one.from} → ${one.to}`)
}

describe('the rooms import as the table in the lint configuration says', () => {
  it('finds no import that crosses a wall, no cycle and nothing unresolvable', async () => {
    expect(await violations(rooms)).toEqual([])
    // It reads every file there is.
  }, 60_000)

  it('canary: finds each planted crossing', async () => {
    const found = await violations(['tests/architecture/planted'])
    const names = new Set(found.map((line) => line.split(':')[0]))
    expect([...names].toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual([
      'app-thin',
      'design-system-alone',
      'design-system-types-only',
      'flow-frame-one-door',
      'flow-frame-stays-inside',
      'flow-stage-simulator-only',
      'machines-pure',
      'mocks-alone',
      'no-cycles',
      'sdk-one-door',
      'stories-need-no-app',
    ])
  })
})
