import ShieldCheckFillIcon from '@phosphor-icons/core/fill/shield-check-fill.svg?react'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import { styled } from '@mui/material/styles'
import type { InsuranceType, UserInsurance, UtaBalance } from '#sdk'
import { coveredShare, termOf } from '../../lib/insurance.ts'
import { isZero } from '../../lib/money.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/LastUpdated.tsx'
import { CalendarEdge } from '../../components/CalendarEdge.tsx'
import { ShareBar } from '../../components/ShareBar.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { Text } from '../../components/Text.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Cover = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '8px 20px' })
const Amount = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 })
const Reeded = styled('div')({ minHeight: 20, marginTop: 16 })
const Term = styled('div')(({ theme }) => ({
  marginTop: 24,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.border.hairline}`,
  '& > .ends': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '0 12px', marginBottom: 14 },
}))

export type PolicyCardProps = {
  policy: UserInsurance
  type: InsuranceType | undefined
  uta: Loadable<UtaBalance>
  fresh: Freshness
}

/** The policy that runs: what it covers of the UTA balance, and how far its term is. */
export function PolicyCard({ policy, type, uta, fresh }: PolicyCardProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('policies')
  const common = useTranslations('common')
  const format = useFormat()
  const { now } = useDesignSystem()
  const { starts_at, ends_at, coverage_amount } = policy
  const term = termOf(policy, now())
  const ending = term !== null && term.left <= 3
  const percent = uta.state === 'ready' ? coveredShare(policy, uta.value, type) : null

  const beside = () => {
    if (uta.state === 'loading') return <Skeleton width={180} height={14} />
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
    <Section
      title={t.yours({ name: policy.name ?? t.unnamed() })}
      aside={
        <>
          <LastUpdated {...fresh} aside />
          <StatusChip
            tone={ending ? 'warning' : 'positive'}
            icon={ending ? <WarningFillIcon aria-hidden="true" /> : <ShieldCheckFillIcon aria-hidden="true" />}
          >
            {ending ? t.ending() : t.active()}
          </StatusChip>
        </>
      }
    >
      <Cover>
        <Amount>
          <Text variant="caption" tone="secondary">
            {t.coversUpTo()}
          </Text>
          {coverage_amount === undefined ? (
            <Text variant="h2">–</Text>
          ) : (
            <Money value={coverage_amount} unit="USDT" size="hero" minimum={0} hidden={false} />
          )}
        </Amount>
        <Text as="div" variant="bodySm" tone="secondary">
          {beside()}
        </Text>
      </Cover>
      <Reeded>
        {uta.state === 'loading' && <Skeleton height={22} />}
        {percent !== null && (
          <ShareBar
            segments={hidden ? [] : [{ share: Number.parseInt(percent, 10), tone: 'brand' }]}
            {...(!hidden && { label: t.coveredLabel({ percent: format.percent(percent, 0) }) })}
          />
        )}
      </Reeded>
      {term !== null && starts_at !== undefined && ends_at !== undefined && (
        <Term>
          <div className="ends">
            <Text variant="caption" tone="secondary" numeric>
              {t.dayOf(term)}
            </Text>
            <Text variant="labelSm" numeric>
              {common.daysLeft({ count: term.left })}
            </Text>
          </div>
          <CalendarEdge
            from={starts_at}
            until={ends_at}
            label={t.calendar({ ...term, from: format.longDay(starts_at, now()), until: format.longDay(ends_at, now()) })}
          />
        </Term>
      )}
    </Section>
  )
}
