import * as z from 'zod/mini'
import { KNOWN_KEY } from '../constants.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/**
 * The Idempotency-Key of the last request that is known to have been carried out. A server that shows its transaction under this key keeps keys and
 * filters by them: only such a server is believed when it says that there is nothing under another one. A normal sign-out wipes it.
 */
export interface KnownKey {
  keep: (key: string, person: string | null) => void
  find: (person: string | null) => string | null
  forget: () => void
}

const shape = z.object({ key: z.string().check(z.regex(/^[\w-]{1,120}$/)), person: z.nullable(z.string()) })

export function createKnownKey(keep: SafeStorage): KnownKey {
  return {
    keep: (key, person) => void keep.set(KNOWN_KEY, JSON.stringify({ key, person })),
    find(person) {
      try {
        const found = shape.safeParse(JSON.parse(keep.get(KNOWN_KEY) ?? 'null'))
        return found.success && found.data.person === person ? found.data.key : null
      } catch {
        return null
      }
    },
    forget: () => keep.remove(KNOWN_KEY),
  }
}
