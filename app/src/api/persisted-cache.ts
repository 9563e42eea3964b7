import * as z from 'zod/mini'
import { QUERY_SAVED } from '../constants.ts'

/** Whom saved data belongs to: a digest of the token, the language of its texts, the version of this program. */
export interface Owner {
  user: string
  locale: string
  version: string
}

export interface SavedQuery {
  key: readonly string[]
  data: unknown
  /** When the answer came, milliseconds since 1970. */
  at: number
}

const shape = z.object({
  user: z.string(),
  locale: z.string(),
  version: z.string(),
  at: z.int(),
  queries: z.array(z.object({ key: z.array(z.string()).check(z.maxLength(6)), data: z.unknown(), at: z.int() })).check(z.maxLength(50)),
})

/** A read that may be saved, and what its answer has to look like to be used again. */
export interface PersistedQuery {
  key: readonly string[]
  isValid: (data: unknown) => boolean
}

const LONGEST = 500_000
const sameKey = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index])

export const savableFor = (key: readonly unknown[], allowed: readonly PersistedQuery[]): PersistedQuery | undefined =>
  allowed.find((one) => sameKey(one.key, key))

/** The text to save, or nothing when there is nothing worth saving. */
export function dehydrate(owner: Owner, queries: readonly SavedQuery[], allowed: readonly PersistedQuery[], now: number): string | null {
  const kept = queries.filter(({ key, data }) => savableFor(key, allowed)?.isValid(data))
  if (kept.length === 0) return null
  const text = JSON.stringify({ ...owner, at: now, queries: kept })
  return text.length > LONGEST ? null : text
}

/**
 * What may be used of a saved text. Another user's, another language's, another version's, older than an hour, from the future, cut, or of a
 * wrong shape: nothing. An entry that was never to be saved or does not look like its answer: not that one.
 */
export function rehydrate(text: string | null, owner: Owner, allowed: readonly PersistedQuery[], now: number): SavedQuery[] {
  if (!text || text.length > LONGEST) return []
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return []
  }
  const read = shape.safeParse(raw)
  if (!read.success) return []
  const { user, locale, version, at, queries } = read.data
  if (user !== owner.user || locale !== owner.locale || version !== owner.version) return []
  const fresh = (moment: number): boolean => moment <= now && now - moment < QUERY_SAVED
  if (!fresh(at)) return []
  return queries.filter((query) => fresh(query.at) && query.at <= at && savableFor(query.key, allowed)?.isValid(query.data))
}

/** A short digest that tells sessions apart. The token cannot be had from its 53 bits. */
export function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
