import { addNewest } from '../world/newest.ts'

/** Rate limits: fixed windows of a minute, so many attempts per key. Times in milliseconds. */
export interface Limits {
  windows: Map<string, { used: number; ends: number }>
}

export const createLimits = (): Limits => ({ windows: new Map() })

export interface LimitStatus {
  limit: number
  remaining: number
  /** seconds until the window ends; 0 if it is unused */
  retry_after: number
}

const MINUTE = 60_000

export const limitStatus = (limits: Limits, key: string, limit: number, now: number): LimitStatus => {
  const found = limits.windows.get(key)
  const current = found && found.ends > now ? found : null
  return {
    limit,
    remaining: Math.max(0, limit - (current?.used ?? 0)),
    retry_after: current ? Math.ceil((current.ends - now) / 1000) : 0,
  }
}

export const consume = (limits: Limits, key: string, now: number, window = MINUTE): void => {
  const found = limits.windows.get(key)
  if (found && found.ends > now) found.used += 1
  else addNewest(limits.windows, key, { used: 1, ends: now + window })
}

export const clear = (limits: Limits, key: string): void => {
  limits.windows.delete(key)
}
