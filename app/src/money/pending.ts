import * as z from 'zod/mini'
import { PENDING_KEPT, PENDING_KEY } from '../lib/constants.ts'
import type { Clock } from '../lib/clock.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import { readStored } from '../lib/stored-json.ts'

/** A write that was sent and whose outcome is unknown. Stores only what the look-up needs, not what was sent. */
interface PendingWrite {
  /** The operationId, followed by the id of its object where several are possible: `confirmWithdrawal wd-77`. */
  operation: string
  /** The Idempotency-Key header. */
  key: string
  /** When it was sent, ms since 1970. */
  at: number
  /** Whether `at` is the server's time. The device's clock may be wrong, so it gives no age. */
  server: boolean
  /** Digest of the user who sent it (SessionView); `null` if it was not known yet. */
  person: string | null
}

const name = z.string().check(z.regex(/^[\w -]{1,120}$/))
const shape = z
  .array(z.object({ operation: name, key: name, at: z.int(), server: z._default(z.boolean(), false), person: z.nullable(name) }))
  .check(z.maxLength(20))

/**
 * Writes in progress, stored from before they are sent until their outcome is known, so that an unknown outcome survives a reload and a lost session
 * and other tabs see it. A normal sign-out deletes them.
 */
export interface Pending {
  /** Resolves when it is stored. */
  add: (sent: PendingWrite) => Promise<void>
  drop: (key: string) => void
  /** The oldest write of an operation that this user may have sent. */
  find: (operation: string, person: string | null) => PendingWrite | null
  /** Milliseconds since it was sent; `null` if no trusted clock measured it. */
  ageOf: (key: string) => number | null
  forget: () => void
  /** Resolves when the asynchronous storages have been read. */
  ready: () => Promise<void>
}

/** The storages in order of preference: local storage, and the next one only if it is blocked or full. */
export interface PendingPlaces {
  places: readonly SafeStorage[]
  ready: () => Promise<void>
  saved: () => Promise<void>
}

export function createPending({ places, ready, saved }: PendingPlaces, clock: Clock): Pending {
  const age = ({ at, server }: PendingWrite): number | null => (server && clock.isServerTime() ? clock.now() - at : null)
  // Entries that are too old or from the future could lock a form for ever. Without the server's clock their age is unknown.
  const alive = (one: PendingWrite): boolean => Math.abs(age(one) ?? 0) < PENDING_KEPT
  const read = (place: SafeStorage): PendingWrite[] => readStored(place, PENDING_KEY, shape) ?? []
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
