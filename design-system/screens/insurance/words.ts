import type { InsuranceType } from '#sdk'
import { useText } from '../../provider/reader.ts'

/** What a type offers, a line each. */
export function useOffers(): (type: InsuranceType) => string[] {
  const t = useText('policies')
  return ({ claims_per_period, covers_locked_balance, answer_within_hours }) => [
    t.losses(),
    claims_per_period === null ? t.anyClaims() : t.claims({ count: claims_per_period }),
    ...(covers_locked_balance ? [t.locked()] : []),
    ...(answer_within_hours === null ? [] : [t.answer({ count: answer_within_hours })]),
  ]
}
