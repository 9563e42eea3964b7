import { cruise } from 'dependency-cruiser'
import type { ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { options, rules } from './import-rules.ts'

const folders = ['sdk', 'design-system', 'app', 'mocks', 'stories']

async function violations(paths: string[]): Promise<{ rule: string; text: string }[]> {
  const { output } = await cruise(paths, { ...options, validate: true, ruleSet: rules } as never)
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    text: `${rule.name}: ${from} → ${to}`,
  }))
}

describe('imports between top-level folders', () => {
  it('break no rule', async () => {
    expect((await violations(folders)).map(({ text }) => text)).toEqual([])
    // Reads every source file.
  }, 60_000)

  it('canary: each rule finds its planted violation', async () => {
    const found = new Set((await violations(['tests/architecture/planted'])).map(({ rule }) => rule))
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([])
  })
})
