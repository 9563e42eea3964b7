import * as z from 'zod/mini'
import { PENDING_KEPT, PENDING_KEY } from '../constants.ts'
import type { Keep } from '../storage/keep.ts'

/** A write that was sent and whose outcome is not known yet. Nothing of what was sent: only how to ask about it. */
export interface Sent {
  /** The operation, and where one can be meant of several the id of its object: `confirmWithdrawal wd-77`. */
  operation: string
  /** Its Idempotency-Key. */
  key: string
  /** ms since 1970, by the server's clock. */
  at: number
  /** The digest of who sent it (SessionView); `null` where that was not known yet. */
  person: string | null
}

const name = z.string().check(z.regex(/^[\w -]{1,120}$/))
const shape = z.array(z.object({ operation: name, key: name, at: z.int(), person: z.nullable(name) })).check(z.maxLength(20))

/**
 * What is under way, in local storage from before it is sent until its outcome is known: so an unknown outcome survives a reload and a lost
 * session, and is known to the next tab. A normal sign-out wipes it.
 */
export interface Pending {
  add: (sent: Sent) => void
  drop: (key: string) => void
  /** The oldest of an operation that this person may have sent. */
  find: (operation: string, person: string | null) => Sent | null
  forget: () => void
}

export function createPending(keep: Keep, now: () => number): Pending {
  const all = (): Sent[] => {
    const text = keep.get(PENDING_KEY)
    if (!text || text.length > 10_000) return []
    try {
      const read = shape.safeParse(JSON.parse(text))
      // Older ones, and those from the future that a wrong clock wrote, could lock a form for ever.
      return read.success ? read.data.filter(({ at }) => Math.abs(now() - at) < PENDING_KEPT) : []
    } catch {
      return []
    }
  }
  const write = (list: readonly Sent[]): void => {
    if (list.length === 0) keep.remove(PENDING_KEY)
    else keep.set(PENDING_KEY, JSON.stringify(list.slice(-20)))
  }
  const mayBe = (one: Sent, person: string | null): boolean => one.person === null || person === null || one.person === person
  return {
    add: (sent) => write([...all(), sent]),
    drop(key) {
      const list = all()
      if (list.some((one) => one.key === key)) write(list.filter((one) => one.key !== key))
    },
    find: (operation, person) =>
      all()
        .toSorted((a, b) => a.at - b.at)
        .find((one) => one.operation === operation && mayBe(one, person)) ?? null,
    forget: () => keep.remove(PENDING_KEY),
  }
}
