import { describe, expect, it } from 'vitest'
import { bySpan, transactionTime } from '#design-system/lib/transactionTime.ts'

describe('the time of a transaction', () => {
  it('is the end once it has ended, otherwise the start, each with its own label', () => {
    const created_at = '2026-08-13T22:00:00Z'
    expect(transactionTime({ created_at, completed_at: '2026-08-14T09:30:00Z' })).toEqual({ at: '2026-08-14T09:30:00Z', name: 'finished' })
    expect(transactionTime({ created_at, completed_at: null })).toEqual({ at: created_at, name: 'started' })
  })
})

describe('the headings of a list', () => {
  const row = (id: string, created_at: string, completed_at: string | null = created_at) => ({ id, created_at, completed_at })
  const rows = [
    row('a', '2026-08-13T23:30:00Z'),
    // Begun before b and ended after it.
    row('b', '2026-08-13T12:00:00Z'),
    row('c', '2026-08-13T11:00:00Z', '2026-08-14T08:00:00Z'),
    row('d', '2026-08-13T10:00:00Z', null),
    row('e', '2026-08-01T10:00:00Z'),
  ]
  const shown = (timeZone: string, span: 'day' | 'month' = 'day') => {
    const { rows: all, heads } = bySpan(rows, timeZone, span)
    return all.map(({ id }, index) => (heads.has(index) ? `| ${id}` : id)).join(' ')
  }

  it('are the days of the time shown, in the user’s zone, each once and the latest first', () => {
    expect(shown('UTC')).toBe('| c | a b d | e')
    expect(shown('Europe/Berlin')).toBe('| a c | b d | e')
  })

  it('are months for a list with few rows a day', () => {
    rows.push(row('f', '2026-07-31T22:30:00Z'))
    expect(shown('UTC', 'month')).toBe('| c a b d e | f')
    expect(shown('Europe/Berlin', 'month')).toBe('| a c b d e f')
  })

  it('are none without transactions', () => expect(bySpan([], 'UTC', 'day')).toEqual({ rows: [], heads: new Map() }))
})
