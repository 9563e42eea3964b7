import type { UtaPlan, UtaSubscription } from '#sdk'
import { day, instant } from './dates.ts'

/** The time that a user's subscriptions cover without a gap. */
export interface Term {
  /** The last one: the active one, by the contract. */
  subscription: UtaSubscription
  /** ISO moments. An extension begins where the one before it ends, so that the term begins with the one that runs. */
  from: string
  until: string
  state: 'running' | 'ending' | 'ended'
  /** Day 49 of 90. */
  day: number
  days: number
}

/** A term is said to be ending from three days before its end on (design/BRIEF.md §9). */
const ENDING = 3

export function termOf(list: readonly UtaSubscription[], now: number): Term | null {
  const subscription = list.at(-1)
  if (!subscription) return null
  const first = list.find(({ ends_at }) => instant(ends_at) > now) ?? subscription
  const [from, until] = [first.starts_at, subscription.ends_at]
  const days = Math.max(1, Math.round((instant(until) - instant(from)) / day))
  const gone = Math.floor((now - instant(from)) / day) + 1
  const left = Math.ceil((instant(until) - now) / day)
  const state = !subscription.is_active || left <= 0 ? 'ended' : left <= ENDING ? 'ending' : 'running'
  return { subscription, from, until, state, day: Math.min(days, Math.max(1, gone)), days }
}

/** When a plan that is bought now would end: a running subscription is extended, so that nothing is lost (openapi/paths/uta.yaml). */
export function endOf(plan: UtaPlan, list: readonly UtaSubscription[], now: number): number {
  const last = list.at(-1)
  const starts = Math.max(now, last ? instant(last.ends_at) : 0)
  return starts + plan.period_days * day
}
