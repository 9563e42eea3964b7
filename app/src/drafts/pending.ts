import * as z from 'zod/mini'
import { PENDING_KEPT, PENDING_KEY } from '../constants.ts'
import type { Clock } from '../clock.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** A write that was sent and whose outcome is not known yet. Nothing of what was sent: only how to ask about it. */
export interface PendingWrite {
  /** The operation, and where one can be meant of several the id of its object: `confirmWithdrawal wd-77`. */
  operation: string
  /** Its Idempotency-Key. */
  key: string
  /** ms since 1970. */
  at: number
  /** `at` is the server's time; a device's says nothing about age. */
  server: boolean
  /** The digest of who sent it (SessionView); `null` where that was not known yet. */
  person: string | null
}

const name = z.string().check(z.regex(/^[\w -]{1,120}$/))
const shape = z
  .array(z.object({ operation: name, key: name, at: z.int(), server: z._default(z.boolean(), false), person: z.nullable(name) }))
  .check(z.maxLength(20))

/**
 * What is under way, stored from before it is sent until its outcome is known: so an unknown outcome survives a reload and a lost session, and is
 * known to the next tab. A normal sign-out wipes it.
 */
export interface Pending {
  /** Resolves when it is kept. */
  add: (sent: PendingWrite) => Promise<void>
  drop: (key: string) => void
  /** The oldest of an operation that this person may have sent. */
  find: (operation: string, person: string | null) => PendingWrite | null
  /** How long ago it was sent; `null` where no clock tells. */
  ageOf: (key: string) => number | null
  forget: () => void
  /** Resolves when the places that cannot be read at once have been read. */
  ready: () => Promise<void>
}

/** Where it is kept: the first place that takes it, so local storage, and only where that is refused or full the next one. */
export interface PendingPlaces {
  places: readonly SafeStorage[]
  ready: () => Promise<void>
  saved: () => Promise<void>
}

export function createPending({ places, ready, saved }: PendingPlaces, clock: Clock): Pending {
  const age = ({ at, server }: PendingWrite): number | null => (server && clock.isServerTime() ? clock.now() - at : null)
  // Older ones, and those from the future, could lock a form for ever. Without the server's clock their age is unknown.
  const alive = (one: PendingWrite): boolean => Math.abs(age(one) ?? 0) < PENDING_KEPT
  const read = (place: SafeStorage): PendingWrite[] => {
    const text = place.get(PENDING_KEY)
    if (!text || text.length > 10_000) return []
    try {
      const found = shape.safeParse(JSON.parse(text))
      return found.success ? found.data : []
    } catch {
      return []
    }
  }
  const write = (place: SafeStorage, list: readonly PendingWrite[]): boolean => {
    if (list.length > 0) return place.set(PENDING_KEY, JSON.stringify(list.slice(-20)))
    place.remove(PENDING_KEY)
    return true
  }
  const all = (): PendingWrite[] => places.flatMap(read)
  const mayBe = (one: PendingWrite, person: string | null): boolean => one.person === null || person === null || one.person === person
  return {
    add(sent) {
      places.some((place) => write(place, [...read(place).filter(alive), sent]))
      return saved()
    },
    drop(key) {
      for (const place of places) {
        const list = read(place)
        if (list.some((one) => one.key === key))
          write(
            place,
            list.filter((one) => one.key !== key),
          )
      }
    },
    find: (operation, person) =>
      all()
        .filter(alive)
        .toSorted((a, b) => a.at - b.at)
        .find((one) => one.operation === operation && mayBe(one, person)) ?? null,
    ageOf(key) {
      const sent = all().find((one) => one.key === key)
      return sent ? age(sent) : null
    },
    forget: () => places.forEach((place) => place.remove(PENDING_KEY)),
    ready,
  }
}
