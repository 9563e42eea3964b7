import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as z from 'zod/mini'
import { QUERY_SAVED } from '../lib/constants.ts'

/** Whose persisted data it is: a digest of the token, the language of the texts, the build of the application. */
export interface Owner {
  user: string
  locale: string
  version: string
}

/** A query that may be persisted, and the schema that its data must match to be restored. */
export interface PersistedQuery {
  key: readonly string[]
  isValid: (data: unknown) => boolean
}

const schema = z.object({
  timestamp: z.int(),
  buster: z.string(),
  clientState: z.object({
    mutations: z.array(z.unknown()).check(z.maxLength(0)),
    queries: z
      .array(
        z.looseObject({
          queryKey: z.array(z.string()).check(z.maxLength(6)),
          queryHash: z.string(),
          state: z.looseObject({ data: z.unknown(), dataUpdatedAt: z.int(), status: z.literal('success') }),
        }),
      )
      .check(z.maxLength(50)),
  }),
})

/** Maximum length in characters. Longer texts are neither written nor read. */
const MAX_LENGTH = 500_000

export const persistedQueryOf = (key: readonly unknown[], allowed: readonly PersistedQuery[]): PersistedQuery | undefined =>
  allowed.find((one) => JSON.stringify(one.key) === JSON.stringify(key))

/** Serializes the cache; `null` if the text would be too long. */
export function serializePersisted(saved: PersistedClient): string | null {
  const text = JSON.stringify(saved)
  return text.length > MAX_LENGTH ? null : text
}

/**
 * Returns what may be restored from a stored text. A text that is invalid, too long or from the future yields nothing. Queries that are older than an
 * hour, not allowed or of the wrong shape are left out. The library itself compares age and owner.
 */
export function parsePersisted(text: string | null, allowed: readonly PersistedQuery[], now = Date.now()): PersistedClient | undefined {
  if (!text || text.length > MAX_LENGTH) return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success || parsed.data.timestamp > now) return undefined
  const saved = json as PersistedClient
  const queries = saved.clientState.queries.filter(({ queryKey, queryHash, state }) => {
    const inTime = state.dataUpdatedAt <= saved.timestamp && now - state.dataUpdatedAt < QUERY_SAVED
    return inTime && queryHash === JSON.stringify(queryKey) && persistedQueryOf(queryKey, allowed)?.isValid(state.data)
  })
  return { ...saved, clientState: { mutations: [], queries } }
}
