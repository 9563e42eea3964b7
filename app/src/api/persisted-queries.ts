import { LandingDeals, Preferences, getGetPreferencesQueryKey, getListLandingDealsQueryKey } from '#sdk'
import type { PersistedQuery } from './persisted-cache.ts'

const matches = (schema: { safeParse: (data: unknown) => { success: boolean } }) => (data: unknown) => schema.safeParse(data).success

/** The answers that may be saved: the same for everybody, without personal data and without balances (decisions.md §1 "Cache"). */
export const savable: readonly PersistedQuery[] = [
  { key: getGetPreferencesQueryKey(), isValid: matches(Preferences) },
  { key: getListLandingDealsQueryKey(), isValid: matches(LandingDeals) },
]
