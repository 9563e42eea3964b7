import { describe, expect, it } from 'vitest'
import { transactionTime } from '#design-system/lib/transactionTime.ts'

describe('the time of a transaction', () => {
  it('is the end once it has ended, otherwise the start, each with its own label', () => {
    const created_at = '2026-08-13T22:00:00Z'
    expect(transactionTime({ created_at, completed_at: '2026-08-14T09:30:00Z' })).toEqual({ at: '2026-08-14T09:30:00Z', name: 'finished' })
    expect(transactionTime({ created_at, completed_at: null })).toEqual({ at: created_at, name: 'started' })
  })
})
