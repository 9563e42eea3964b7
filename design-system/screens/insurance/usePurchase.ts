import type { InsuranceType, UserInsurance } from '#sdk'
import { changeBy, endAfter, endOf } from '../../lib/insurance.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useOffer } from './words.ts'

/** The purchase of a policy in words: what it costs, what it changes, what is given up for it. */
export function usePurchase(type: InsuranceType, insurances: readonly UserInsurance[]) {
  const t = useTranslations('policies')
  const r = t.register
  const format = useFormat()
  const offer = useOffer()
  const { now } = useDesignSystem()
  const change = changeBy(type, insurances, now())
  const day = (at: string | number | null) => (at === null ? null : format.longDay(at, now()))
  const name = type.name ?? t.unnamed()
  const price = offer.price(type)
  const isPriced = type.price_amount !== undefined && type.price_token !== undefined

  /** What is lost of the current policy, if one is replaced. */
  const givenUp = () => {
    if (change.kind !== 'replaces') return null
    const replaced = change.policy.name ?? t.unnamed()
    return change.left === null ? r.replacesOpen({ name: replaced }) : r.replaces({ name: replaced, days: t.days({ count: change.left }) })
  }

  return {
    change,
    name,
    price,
    cover: offer.cover(type),
    term: offer.term(type),
    ends: day(endAfter(type, change, now())) ?? '–',
    endsBefore: change.kind === 'extends' ? day(endOf(change.policy)) : null,
    givenUp: givenUp(),
    /** The label of the button that pays. */
    pay: isPriced ? r.pay({ amount: price }) : t.takeOut(),
    /** The question of the review. */
    question: isPriced
      ? (change.kind === 'extends' ? r.review.extendTitle : r.review.title)({ name, amount: price })
      : (change.kind === 'extends' ? t.extendName : t.chooseName)({ name }),
  }
}

export type Purchase = ReturnType<typeof usePurchase>
