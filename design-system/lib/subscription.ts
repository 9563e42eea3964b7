import type { UtaPlan, UtaSubscription } from '#sdk'
import { day, instant, termDays } from './dates.ts'

/** The period that a user's subscriptions cover without a gap. */
export interface Term {
  /** The last one, which the contract defines as the active one. */
  subscription: UtaSubscription
  state: 'running' | 'ending' | 'ended'
  /** `null` if the server does not send the start and end. */
  span: Span | null
}

interface Span {
  /** ISO timestamps. An extension starts when the previous subscription ends, so the term starts with the one that is running. */
  from: string
  until: string
  /** Day 49 of 90, 41 left. */
  day: number
  days: number
  left: number
}

/** A term counts as ending from three days before its end. */
const ENDING = 3

export function termOf(list: readonly UtaSubscription[], now: number): Term | null {
  const subscription = list.at(-1)
  if (!subscription) return null
  const isOver = subscription.is_active === false
  const first = list.find(({ ends_at }) => ends_at !== undefined && instant(ends_at) > now) ?? subscription
  const [from, until] = [first.starts_at, subscription.ends_at]
  const left = until === undefined ? Number.POSITIVE_INFINITY : Math.ceil((instant(until) - now) / day)
  const state = isOver || left <= 0 ? 'ended' : left <= ENDING ? 'ending' : 'running'
  if (from === undefined || until === undefined) return { subscription, state, span: null }
  return { subscription, state, span: { from, until, ...termDays(from, until, now) } }
}

/** When a plan bought now would end: it extends a running subscription, so no paid time is lost (openapi/paths/uta.yaml). */
export function endOf(plan: UtaPlan, list: readonly UtaSubscription[], now: number): number {
  const ends_at = list.at(-1)?.ends_at
  const starts = Math.max(now, ends_at === undefined ? 0 : instant(ends_at))
  return starts + plan.period_days * day
}
