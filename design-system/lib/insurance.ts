import type { InsuranceType, UserInsurance, UtaBalance } from '#sdk'
import { day, daysAfterToday, instant, termDays } from './dates.ts'
import { isZero, max, min, share, sub } from './money.ts'

/** Deadlines in days that the terms promise and the API does not return. Assumed values, defined only here. */
export const claimDays = { open: 7, answer: 5, pay: 3, review: 14 } as const

/** Effective date of the terms (a calendar day). */
export const termsSince = '2026-06-01'

export const activePolicy = (policies: readonly UserInsurance[]): UserInsurance | null =>
  policies.find(({ is_active }) => is_active) ?? null

/** Expired policies, newest first. */
export const earlierPolicies = (policies: readonly UserInsurance[]): UserInsurance[] =>
  policies.filter(({ is_active }) => !is_active).sort((a, b) => endedAt(b) - endedAt(a))

/** When a policy ended or will end; a cancelled one ended early. `null` if the server does not say. */
export const endOf = (policy: UserInsurance): string | null => policy.stopped_at ?? policy.ends_at ?? null

const endedAt = (policy: UserInsurance): number => {
  const end = endOf(policy)
  return end === null ? 0 : instant(end)
}

/** Day of the term, its length and the days left: 13 of 60, 47 left. `null` without dates. */
export const termOf = ({ starts_at, ends_at }: UserInsurance, now: number): ReturnType<typeof termDays> | null =>
  starts_at === undefined || ends_at === undefined ? null : termDays(starts_at, ends_at, now)

/**
 * Share of the UTA balance that a policy covers, in per cent. Locked balance counts only if the type covers it; for a type no longer offered only the
 * sum insured is known. `null`: the UTA balance is zero, or the sum is not known.
 */
export function coveredShare({ coverage_amount }: UserInsurance, uta: UtaBalance, type: InsuranceType | undefined): string | null {
  if (isZero(uta.balance) || coverage_amount === undefined) return null
  const insurable = type?.covers_locked_balance === false ? max('0', sub(uta.balance, uta.locked)) : uta.balance
  return share(min(coverage_amount, insurable), uta.balance, 0)
}

/** The effect of buying a type on the running policy. */
export type Change =
  | { kind: 'begins' }
  | { kind: 'extends'; policy: UserInsurance }
  | { kind: 'replaces'; policy: UserInsurance; left: number | null }

export function changeBy(type: InsuranceType, policies: readonly UserInsurance[], now: number): Change {
  const running = activePolicy(policies)
  if (!running) return { kind: 'begins' }
  if (running.insurance_type_uuid === type.uuid) return { kind: 'extends', policy: running }
  return { kind: 'replaces', policy: running, left: running.ends_at === undefined ? null : daysAfterToday(running.ends_at, now) }
}

/** When the cover would end, in ms, for a type bought at `now`. `null` if the server does not send the duration. */
export function endAfter({ period_days }: InsuranceType, change: Change, now: number): number | null {
  const from = change.kind === 'extends' ? change.policy.ends_at : now
  if (from === undefined || period_days === undefined) return null
  return (typeof from === 'number' ? from : instant(from)) + period_days * day
}
