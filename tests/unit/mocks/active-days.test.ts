import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addIncomes, addKinds } from '#design-system/lib/referralIncome.ts'
import { compare } from '#design-system/lib/money.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { activeDays, structureOf } from '#mocks/world/partners.ts'
import { createWorld } from '#mocks/world/seed.ts'
import { personaOf } from '#mocks/world/world.ts'

describe('active days of a partner', () => {
  it('match the month that the partner counts as active in, and the join date', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
    fc.assert(
      fc.property(moments, (now) => {
        const world = createWorld('matu', now)
        const today = new Date(now).toISOString().slice(0, 10)
        for (const partner of structureOf(world, personaOf(world, 'trader')).partners) {
          const days = activeDays(world, partner)
          expect(days).toEqual([...new Set(days)].toSorted())
          expect(days.some((day) => day.slice(0, 7) === today.slice(0, 7))).toBe(partner.is_active)
          expect(days.every((day) => day <= today && day >= partner.joined_at.slice(0, 10))).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('income of several periods', () => {
  it('is the same by kind and in total', () => {
    const { days, months, income_total, kinds } = samplesOf('leader').referral
    for (const periods of [days.slice(-7), days.slice(-30), months, []]) {
      const byKind = addKinds(periods)
      expect(compare(addIncomes(byKind.map(({ amount }) => ({ income: amount }))), addIncomes(periods))).toBe(0)
    }
    expect(compare(addIncomes(kinds.map(({ amount }) => ({ income: amount }))), income_total)).toBe(0)
  })
})
