import { describe, expect, it } from 'vitest'
import { readContract } from '#openapi/tools/contract.ts'
import { compare } from '#openapi/tools/diff/compare.ts'
import { compareMessages } from '#openapi/tools/diff/messages.ts'
import { structuralBreaks } from '#openapi/tools/diff/structure.ts'
import { readMessages } from '#openapi/tools/messages.ts'
import { changesOf } from './places.ts'
import { base, planted } from './planted.ts'

describe('the diff of the contract (C6)', () => {
  it('is empty for equal contracts', () => {
    expect(compare(readContract(), readContract())).toEqual([])
    expect(structuralBreaks(base, base)).toEqual([])
  })

  it('is measured with 71 planted changes', () => expect(planted).toHaveLength(71))

  it.each(planted)('is right about $what: $level', ({ plant, level, said }) => {
    const found = changesOf(plant, base)
    const worst = (['breaking', 'risky', 'harmless'] as const).find((one) => found.some((change) => change.level === one))
    expect(worst ?? 'harmless').toBe(level)
    if (said === undefined) return
    const lines = found.flatMap(({ level: one, operation, part, at, what }) => [
      operation,
      [one, operation, part, at, what].filter(Boolean).join(' | '),
    ])
    expect(lines).toContain(said)
  })

  it('asks `redocly diff` where it sees nothing itself', () => {
    const [one] = structuralBreaks(base, { ...base, servers: [{ url: '/v2' }] })
    expect(one).toMatchObject({ level: 'breaking', at: '#/servers/0', what: 'Server `/` was removed.' })
  })

  it('takes less than five seconds, even for large changes', () => {
    const started = performance.now()
    const all = changesOf((c) => Object.values(c.components.schemas).forEach((one) => delete one.required))
    expect(all.length).toBeGreaterThan(100)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('messages of the server', () => {
  it('are harmless where they read differently; new codes are values of ErrorCode', () => {
    const messages = readMessages()
    const changed = structuredClone(messages)
    changed['auth.failed']!.de = 'Falsch.'
    delete changed['auth.google']
    expect(compareMessages(messages, messages)).toEqual([])
    expect(compareMessages(messages, changed)).toMatchObject([{ level: 'harmless', at: 'auth.failed', what: 'reads differently in de' }])
  })
})
