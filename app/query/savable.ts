import { LandingDeals, Preferences, getGetPreferencesQueryKey, getListLandingDealsQueryKey } from '#sdk'
import type { Savable } from './saved.ts'

const matches = (schema: { safeParse: (data: unknown) => { success: boolean } }) => (data: unknown) => schema.safeParse(data).success

/** The answers that may be saved: the same for everybody, without personal data and without balances (decisions.md §1 "Cache"). */
export const savable: readonly Savable[] = [
  { key: getGetPreferencesQueryKey(), isValid: matches(Preferences) },
  { key: getListLandingDealsQueryKey(), isValid: matches(LandingDeals) },
]
