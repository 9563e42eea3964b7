import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as z from 'zod/mini'
import { QUERY_SAVED } from '../constants.ts'

/** Whom saved data belongs to: a digest of the token, the language of its texts, the version of this program. */
export interface Owner {
  user: string
  locale: string
  version: string
}

/** A read that may be saved, and what its answer has to look like to be used again. */
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

/** Characters. A longer text is neither written nor read. */
const MAX_LENGTH = 500_000

export const persistedQueryOf = (key: readonly unknown[], allowed: readonly PersistedQuery[]): PersistedQuery | undefined =>
  allowed.find((one) => JSON.stringify(one.key) === JSON.stringify(key))

/** The text to save, or `null` where it would be too long. */
export function serializePersisted(saved: PersistedClient): string | null {
  const text = JSON.stringify(saved)
  return text.length > MAX_LENGTH ? null : text
}

/**
 * What may be restored of a saved text. A text that is from the future, cut, too long or of a wrong shape gives nothing; an answer that is older
 * than an hour, that may not be saved, or that does not look like its answer is left out. The library itself compares the age and the owner.
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
