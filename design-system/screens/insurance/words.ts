import type { InsuranceType, UserInsurance } from '#sdk'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** Shown for data the server does not send. */
const unknown = '–'

/** What a type covers, one item per line. */
export function useOffers(): (type: InsuranceType) => string[] {
  const t = useTranslations('policies')
  return ({ claims_per_period, covers_locked_balance, answer_within_hours }) => [
    t.losses(),
    ...(claims_per_period === undefined ? [] : [claims_per_period === null ? t.anyClaims() : t.claims({ count: claims_per_period })]),
    ...(covers_locked_balance ? [t.locked()] : []),
    ...(typeof answer_within_hours === 'number' ? [t.answer({ count: answer_within_hours })] : []),
  ]
}

/** Sum, term and price of a type or a policy in words; a dash for missing data. */
export function useOffer() {
  const t = useTranslations('policies')
  const format = useFormat()
  return {
    cover: ({ coverage_amount }: InsuranceType | UserInsurance) =>
      coverage_amount === undefined ? unknown : format.money(coverage_amount, 'USDT', { whole: true }),
    term: ({ period_days }: InsuranceType) => (period_days === undefined ? unknown : t.days({ count: period_days })),
    price: ({ price_amount, price_token }: InsuranceType) =>
      price_amount === undefined || price_token === undefined ? unknown : format.money(price_amount, price_token, { whole: true }),
  }
}
