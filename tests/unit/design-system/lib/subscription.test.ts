import { describe, expect, it } from 'vitest'
import type { UtaPlan, UtaSubscription } from '#sdk'
import { endOf, termOf } from '#design-system/lib/subscription.ts'

const one = (starts_at: string, ends_at: string, is_active = true) =>
  ({ starts_at, ends_at, is_active, plan_name: 'UTA 30' }) as UtaSubscription
const at = (iso: string) => Date.parse(iso)

describe('the term of a subscription', () => {
  it('is that of the last item, which is the active one', () => {
    const term = termOf([one('2026-06-26T12:00:00Z', '2026-09-24T12:00:00Z')], at('2026-08-13T14:00:00Z'))
    expect(term).toMatchObject({ state: 'running', span: { day: 49, days: 90, left: 41 } })
    expect(termOf([], 0)).toBeNull()
  })

  it('includes an extension, from the start of the current one', () => {
    const list = [one('2026-07-01T00:00:00Z', '2026-07-31T00:00:00Z', false), one('2026-07-31T00:00:00Z', '2026-08-30T00:00:00Z')]
    expect(termOf(list, at('2026-07-10T12:00:00Z'))).toMatchObject({
      state: 'running',
      span: { from: '2026-07-01T00:00:00Z', days: 60, day: 10 },
    })
    expect(termOf(list, at('2026-08-02T12:00:00Z'))).toMatchObject({ span: { from: '2026-07-31T00:00:00Z', days: 30, day: 3, left: 27 } })
  })

  it('is ending in its last three days, and ended after them or when stopped', () => {
    const list = [one('2026-07-01T00:00:00Z', '2026-07-31T00:00:00Z')]
    expect(termOf(list, at('2026-07-28T00:00:00Z'))?.state).toBe('ending')
    expect(termOf(list, at('2026-07-31T00:00:00Z'))).toMatchObject({ state: 'ended', span: { day: 30, left: 0 } })
    expect(termOf([one('2026-07-01T00:00:00Z', '2026-07-31T00:00:00Z', false)], at('2026-07-02T00:00:00Z'))?.state).toBe('ended')
  })

  it('is active without dates, unless the server says otherwise', () => {
    expect(termOf([{}], 0)).toEqual({ subscription: {}, state: 'running', span: null })
    expect(termOf([{ is_active: false }], 0)?.state).toBe('ended')
    expect(termOf([{ ends_at: '2026-07-31T00:00:00Z' }], at('2026-08-01T00:00:00Z'))).toMatchObject({ state: 'ended', span: null })
  })

  it('a plan starts when the active one ends, or now', () => {
    const plan = { period_days: 30 } as UtaPlan
    expect(endOf(plan, [one('2026-07-01T00:00:00Z', '2026-07-31T00:00:00Z')], at('2026-07-10T00:00:00Z'))).toBe(at('2026-08-30T00:00:00Z'))
    expect(endOf(plan, [one('2026-01-01T00:00:00Z', '2026-01-31T00:00:00Z')], at('2026-07-10T00:00:00Z'))).toBe(at('2026-08-09T00:00:00Z'))
    expect(endOf(plan, [], at('2026-07-10T00:00:00Z'))).toBe(at('2026-08-09T00:00:00Z'))
  })
})
