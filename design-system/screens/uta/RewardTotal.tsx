import Link from '@mui/material/Link'
import type { ReferralStatistic } from '#sdk'
import { compare, isZero, portion, share, sub } from '../../lib/money.ts'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { RewardsCard } from '../referral/RewardsCard.tsx'
import { fromUta } from './rewards.ts'

type Props = {
  statistic: ReferralStatistic
  savedAt: number | undefined
  /** Where rewards are credited; `null` names it without a link. */
  bonusHref: string | null
}

/** The dark card: what the referrals' UTA has brought, and its part of all rewards. */
export function RewardTotal({ statistic, savedAt, bonusHref }: Props) {
  const t = useTranslations('utaReward')
  const { items } = useTranslations('frame')
  const format = useFormat()
  const { income_total: all, months, days } = statistic
  const total = fromUta(statistic)
  const best = months.reduce<(typeof months)[number] | undefined>(
    (top, one) => (top && compare(fromUta(top), fromUta(one)) >= 0 ? top : one),
    undefined,
  )
  const latest = days.findLast((day) => !isZero(fromUta(day)))
  const month = months.at(-1)
  const parts = [
    { name: t.share.uta(), value: total },
    { name: t.share.rest(), value: sub(all, total) },
  ]
  const bonus =
    bonusHref === null ? (
      items.bonus()
    ) : (
      <Link href={bonusHref} color="inherit">
        {items.bonus()}
      </Link>
    )
  const facts: Fact[] = [
    {
      name: best ? t.best({ month: format.month(best.starts_on, true) }) : '',
      value: best && !isZero(fromUta(best)) ? <Money value={fromUta(best)} unit="MATU" showUnit={false} /> : null,
    },
    {
      name: latest ? t.latest({ day: format.monthDay(latest.starts_on) }) : '',
      value: latest ? <Money value={fromUta(latest)} unit="MATU" sign="always" showUnit={false} /> : null,
    },
    { name: t.creditedTo(), value: bonus },
  ]
  return (
    <RewardsCard
      title={t.total()}
      amount={total}
      {...(month && { lately: { amount: fromUta(month), when: t.month() } })}
      first={t.noneText()}
      shares={parts.map(({ name, value }) => ({ name, percent: share(value, all, 0), share: portion(value, all) * 100 }))}
      savedAt={savedAt}
      facts={facts}
    />
  )
}
