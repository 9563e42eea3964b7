import type { ReferralIncome, ReferralIncomeKind, ReferralPeriod } from '#sdk'
import { add, isZero } from './money.ts'

/** Total income of several periods, in MATU. */
export const addIncomes = (periods: ReadonlyArray<Pick<ReferralPeriod, 'income'>>): string =>
  add('0', ...periods.map(({ income }) => income))

/** From the first period that brought income: a chart need not show the empty ones before it. All, if none did. */
export const sinceFirst = <T extends Pick<ReferralPeriod, 'income'>>(periods: readonly T[]): readonly T[] =>
  periods.slice(
    Math.max(
      0,
      periods.findIndex(({ income }) => !isZero(income)),
    ),
  )

/** Total income by kind, in order of first appearance. */
export function addKinds(periods: ReadonlyArray<Pick<ReferralPeriod, 'kinds'>>): ReferralIncome[] {
  const sums = new Map<ReferralIncomeKind, string>()
  for (const { kinds } of periods) for (const { kind, amount } of kinds) sums.set(kind, add(sums.get(kind) ?? '0', amount))
  return [...sums].map(([kind, amount]) => ({ kind, amount }))
}
