import * as z from 'zod/mini'
import { KNOWN_KEY } from '../lib/constants.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import { readStored } from '../lib/stored-json.ts'

/**
 * The Idempotency-Key of the last request that succeeded. If the server finds its transaction under this key, it stores keys and filters by them;
 * only then is its "not found" for another key trusted. A normal sign-out deletes it.
 */
export interface KnownKey {
  save: (key: string, person: string | null) => void
  find: (person: string | null) => string | null
  forget: () => void
}

const shape = z.object({ key: z.string().check(z.regex(/^[\w-]{1,120}$/)), person: z.nullable(z.string()) })

export function createKnownKey(storage: SafeStorage): KnownKey {
  return {
    save: (key, person) => void storage.set(KNOWN_KEY, JSON.stringify({ key, person })),
    find(person) {
      const found = readStored(storage, KNOWN_KEY, shape)
      return found?.person === person ? found.key : null
    },
    forget: () => storage.remove(KNOWN_KEY),
  }
}
