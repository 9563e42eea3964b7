import { describe, expect, it } from 'vitest'
import { openingDay, timeLeft } from '#design-system/screens/trusted-wallets/activation.ts'
import { msUntilNextActivation } from '#app/src/pages/trusted-wallets/use-wallets.ts'

const now = Date.parse('2026-08-14T22:30:00Z')

describe('the activation day', () => {
  it('is named by the user’s own calendar', () => {
    const opens = '2026-08-15T09:41:00Z'
    expect(openingDay(opens, now, 'UTC')).toBe('tomorrow')
    // In Berlin it is already the 15th.
    expect(openingDay(opens, now, 'Europe/Berlin')).toBe('today')
    expect(openingDay('2026-08-17T09:41:00Z', now, 'UTC')).toBe('day')
  })

  it('is shown in hours, at the end in minutes', () => {
    const left = (minutes: number) => timeLeft(new Date(now + minutes * 60_000).toISOString(), now)
    expect(left(24 * 60)).toEqual({ unit: 'hours', count: 24 })
    expect(left(91)).toEqual({ unit: 'hours', count: 2 })
    expect(left(90)).toEqual({ unit: 'minutes', count: 90 })
    expect(left(0.5)).toEqual({ unit: 'minutes', count: 1 })
    expect(left(-5)).toEqual({ unit: 'minutes', count: 0 })
  })

  it('ends with a refetch of the list, for the wallet that is activated first', () => {
    const wallet = (opens_at: string | null) => ({ opens_at }) as Parameters<typeof msUntilNextActivation>[0][number]
    expect(msUntilNextActivation([], now)).toBe(false)
    expect(msUntilNextActivation([wallet(null)], now)).toBe(false)
    expect(msUntilNextActivation([wallet(null), wallet('2026-08-14T22:31:00Z'), wallet('2026-08-14T22:30:10Z')], now)).toBe(10_500)
    // Overdue: refetches, but after a pause.
    expect(msUntilNextActivation([wallet('2026-08-14T22:00:00Z')], now)).toBe(1000)
  })
})
