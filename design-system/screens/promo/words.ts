import type { Promotion, PromoStep } from '#sdk'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useLimitFormat } from '../../provider/useFormat.ts'

/** Title of a step; a step unknown to this build is shown by its number. */
export function useStepTitles(promotion: Promotion): (step: PromoStep, at: number) => string {
  const t = useTranslations('promo').step
  const format = useLimitFormat()
  const { now } = useDesignSystem()
  return ({ key, target }, at) => {
    const titles: Record<string, () => string> = {
      confirm_telegram: t.telegram,
      refill_uta: () => t.refill({ amount: format.money(target, 'USDT', { whole: true }) }),
      invite_partners: () => t.invite({ count: Number.parseInt(target, 10) }),
      keep_uta: () => t.keep({ date: format.longDay(promotion.ends_at, now()) }),
    }
    return (Object.hasOwn(titles, key) ? titles[key] : undefined)?.() ?? t.other({ number: at + 1 })
  }
}
