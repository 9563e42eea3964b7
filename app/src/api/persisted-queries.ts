import { getGetPreferencesQueryKey, getListLandingDealsQueryKey } from '#sdk'
import { LandingDeals, Preferences } from '#sdk/schemas.ts'
import type { PersistedQuery } from './persisted-cache.ts'

const matches = (schema: { safeParse: (data: unknown) => { success: boolean } }) => (data: unknown) => schema.safeParse(data).success

/** The queries that may be persisted: the same for every user, without personal data and without balances. */
export const savable: readonly PersistedQuery[] = [
  { key: getGetPreferencesQueryKey(), isValid: matches(Preferences) },
  { key: getListLandingDealsQueryKey(), isValid: matches(LandingDeals) },
]
