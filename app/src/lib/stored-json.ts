import type * as z from 'zod/mini'
import type { SafeStorage } from './safe-storage.ts'

/** What is stored under a key; `null` for nothing and for anything that does not fit the schema: other programs write there too. */
export function readStored<T>(storage: Pick<SafeStorage, 'get'>, key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const found = schema.safeParse(JSON.parse(storage.get(key) ?? 'null'))
    return found.success ? found.data : null
  } catch {
    return null
  }
}
