import * as z from 'zod/mini'
import { PENDING_KEPT, REFILL_POLL, RUNNING_KEY } from '../lib/constants.ts'
import type { Clock } from '../lib/clock.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import { readStored } from '../lib/stored-json.ts'

/** A UTA refill that the server accepted and whose result is unknown. */
interface RunningRefill {
  request_id: string
  /** How often its status was requested. */
  attempt: number
  /** When it was accepted, ms since 1970. */
  at: number
  /** Whether `at` is the server's time. The device's clock may be wrong, so it gives no age. */
  server: boolean
  /** Digest of the user (SessionView). */
  person: string | null
}

const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const shape = z.object({
  request_id: name,
  attempt: z.int().check(z.minimum(0), z.maximum(REFILL_POLL.attempts)),
  at: z.int(),
  server: z._default(z.boolean(), false),
  person: z.nullable(name),
})

/** The refill in progress, in local storage: it survives a reload and a lost session, and other tabs see it. A normal sign-out deletes it. */
export interface RunningRefillStore {
  save: (running: RunningRefill) => void
  /** Drops only this request: another tab may have started a new one since. */
  drop: (request_id: string) => void
  /** The refill that this user may have started. */
  find: (person: string | null) => RunningRefill | null
  forget: () => void
}

/** Calls back when another tab changes the stored refill. Returns a function that stops listening. */
export function onOtherTabsRefill(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === RUNNING_KEY) listener()
  }
  globalThis.addEventListener?.('storage', listen)
  return () => globalThis.removeEventListener?.('storage', listen)
}

export function createRunningRefill(storage: SafeStorage, clock: Clock): RunningRefillStore {
  const read = (): RunningRefill | null => {
    const found = readStored(storage, RUNNING_KEY, shape)
    const isOld = found?.server && clock.isServerTime() && Math.abs(clock.now() - found.at) >= PENDING_KEPT
    return isOld ? null : found
  }
  return {
    save: (running) => void storage.set(RUNNING_KEY, JSON.stringify(running)),
    drop(request_id) {
      if (read()?.request_id === request_id) storage.remove(RUNNING_KEY)
    },
    find(person) {
      const found = read()
      return found && (found.person === null || found.person === person) ? found : null
    },
    forget: () => storage.remove(RUNNING_KEY),
  }
}
