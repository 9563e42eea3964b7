import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ShieldCheckFillIcon from '@phosphor-icons/core/fill/shield-check-fill.svg?react'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import type { InsuranceType, UserInsurance, UtaBalance } from '#sdk'
import { coveredShare, termOf } from '../../lib/insurance.ts'
import { isZero } from '../../lib/money.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { factGrid } from '../../components/data-display/factGrid.ts'
import { CalendarEdge } from '../../components/brand/CalendarEdge.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type PolicyCardProps = {
  policy: UserInsurance
  type: InsuranceType | undefined
  uta: Loadable<UtaBalance>
  fresh: Freshness
}

/** What the policy covers up to, and its share of the UTA balance. */
function Coverage({ policy, type, uta }: Pick<PolicyCardProps, 'policy' | 'type' | 'uta'>) {
  const hidden = useAmountsHidden()
  const t = useTranslations('policies')
  const format = useFormat()
  const percent = uta.state === 'ready' ? coveredShare(policy, uta.value, type) : null
  const share = () => {
    if (uta.state === 'loading') return <Skeleton width={180} height={20} />
    if (uta.state === 'failed') return t.balanceFailed()
    if (isZero(uta.value.balance)) return t.noBalance()
    if (percent === null) return null
    if (hidden) return t.coveredHidden()
    return t.covered({
      balance: format.money(uta.value.balance, uta.value.token_name),
      percent: format.percent(percent, 0),
    })
  }
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', rowGap: 2, columnGap: 5 }}>
        <Stack spacing={0.5} sx={{ minWidth: 0 }}>
          <Typography variant="caption" color="textSecondary">
            {t.coversUpTo()}
          </Typography>
          {policy.coverage_amount === undefined ? (
            <Typography variant="h4">–</Typography>
          ) : (
            <Money value={policy.coverage_amount} unit="USDT" size="hero" whole hidden={false} />
          )}
        </Stack>
        <Typography component="div" variant="body2" color="textSecondary">
          {share()}
        </Typography>
      </Stack>
      <Box sx={{ minHeight: 20, mt: 4 }}>
        {uta.state === 'loading' && <Skeleton height={20} />}
        {percent !== null && (
          <ShareBar
            segments={hidden ? [] : [{ share: Number.parseInt(percent, 10), tone: 'primary' }]}
            {...(!hidden && { label: t.coveredLabel({ percent: format.percent(percent, 0) }) })}
          />
        )}
      </Box>
    </>
  )
}

type TermBarProps = { term: NonNullable<ReturnType<typeof termOf>>; starts_at: string; ends_at: string }

/** The elapsed part of the term, as a calendar. */
function TermBar({ term, starts_at, ends_at }: TermBarProps) {
  const t = useTranslations('policies')
  const frame = useTranslations('frame')
  const format = useFormat()
  const { now } = useDesignSystem()
  return (
    <Box sx={{ mt: 6, pt: 5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 3, mb: 3.5 }}>
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {t.dayOf(term)}
        </Typography>
        <Typography variant="subtitle2" sx={tabular}>
          {term.left === 0 ? frame.lastDay() : frame.daysLeft({ count: term.left })}
        </Typography>
      </Stack>
      <CalendarEdge
        from={starts_at}
        until={ends_at}
        label={t.calendar({ ...term, from: format.longDay(starts_at, now()), until: format.longDay(ends_at, now()) })}
      />
    </Box>
  )
}

/** The running policy: the share of the UTA balance it covers, and its elapsed term. */
export function PolicyCard({ policy, type, uta, fresh }: PolicyCardProps) {
  const t = useTranslations('policies')
  const format = useFormat()
  const { now } = useDesignSystem()
  const { starts_at, ends_at } = policy
  const term = termOf(policy, now())
  const ending = term !== null && term.left < 3
  const { price_amount: price, price_token: token } = policy
  const claims = type?.claims_per_period
  const facts: Fact[] = [
    { name: t.table.claims(), value: claims === undefined ? null : claims === null ? t.table.any() : format.integer(claims) },
    { name: t.table.price(), value: price === undefined || token === undefined ? null : format.money(price, token, { whole: true }) },
    { name: t.number(), value: policy.id ?? null },
  ]
  return (
    <Section
      title={t.yours({ name: policy.name ?? t.unnamed() })}
      aside={
        <>
          <LastUpdated {...fresh} aside />
          <StatusChip
            color={ending ? 'warning' : 'success'}
            icon={ending ? <WarningFillIcon aria-hidden="true" /> : <ShieldCheckFillIcon aria-hidden="true" />}
          >
            {ending ? t.ending() : t.active()}
          </StatusChip>
        </>
      }
    >
      <Coverage policy={policy} type={type} uta={uta} />
      {term !== null && starts_at !== undefined && ends_at !== undefined && <TermBar term={term} starts_at={starts_at} ends_at={ends_at} />}
      <Box sx={{ mt: 6, pt: 5, borderTop: 1, borderColor: 'divider', '&:has(dl:empty)': { display: 'none' } }}>
        <DescriptionList sx={factGrid} items={facts} />
      </Box>
    </Section>
  )
}
