/** Fixed windows of a minute: so many attempts by one key, then a wait. Times in milliseconds. */
export interface Limits {
  windows: Map<string, { used: number; ends: number }>
}

export const createLimits = (): Limits => ({ windows: new Map() })

export interface Standing {
  limit: number
  remaining: number
  /** seconds until the window ends; 0 where nothing was used */
  retry_after: number
}

const MINUTE = 60_000

export const standing = (limits: Limits, key: string, limit: number, now: number): Standing => {
  const open = limits.windows.get(key)
  const current = open && open.ends > now ? open : null
  return {
    limit,
    remaining: Math.max(0, limit - (current?.used ?? 0)),
    retry_after: current ? Math.ceil((current.ends - now) / 1000) : 0,
  }
}

export const hit = (limits: Limits, key: string, now: number, window = MINUTE): void => {
  const open = limits.windows.get(key)
  if (open && open.ends > now) open.used += 1
  else limits.windows.set(key, { used: 1, ends: now + window })
}

export const clear = (limits: Limits, key: string): void => {
  limits.windows.delete(key)
}
