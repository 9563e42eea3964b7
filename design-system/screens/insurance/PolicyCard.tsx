import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { styled } from '@mui/material/styles'
import type { InsuranceType, UserInsurance, UtaBalance } from '#sdk'
import { coveredShare, termOf } from '../../lib/insurance.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { CalendarEdge } from '../../parts/CalendarEdge.tsx'
import { Edge } from '../../parts/Edge.tsx'
import { Money } from '../../parts/Money.tsx'
import { Section } from '../../parts/Section.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { paint } from '../../parts/paint.ts'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Cover = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '8px 20px' })
const Amount = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 })
const Reeded = styled('div')({ minHeight: 20, marginTop: 16 })
const Term = styled('div')(({ theme }) => ({
  marginTop: 24,
  paddingTop: 20,
  borderTop: `1px solid ${paint(theme).border.hairline}`,
  '& > .ends': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '0 12px', marginBottom: 14 },
}))

export type PolicyCardProps = {
  policy: UserInsurance
  type: InsuranceType | undefined
  uta: Loadable<UtaBalance>
  hidden: boolean
  fresh: Freshness
}

/** The policy that runs: what it covers of the UTA balance, and how far its term is. */
export function PolicyCard({ policy, type, uta, hidden, fresh }: PolicyCardProps) {
  const t = useText('policies')
  const common = useText('common')
  const format = useFormat()
  const { now } = useReader()
  const { day, days, left } = termOf(policy, now())
  const ending = left <= 3
  const percent = uta.state === 'ready' ? coveredShare(policy, uta.value, type) : null

  const beside = () => {
    if (uta.state === 'loading') return <Skeleton width={180} height={14} />
    if (uta.state === 'failed') return t.balanceFailed()
    if (percent === null) return t.noBalance()
    if (hidden) return t.coveredHidden()
    return t.covered({
      balance: format.money(uta.value.balance, uta.value.token_name),
      percent: format.percent(percent, 0),
    })
  }

  return (
    <Section
      title={t.yours({ name: policy.name })}
      aside={
        <>
          <AsOf {...fresh} aside />
          <StatusChip
            tone={ending ? 'warning' : 'positive'}
            icon={ending ? <WarningIcon weight="fill" aria-hidden="true" /> : <ShieldCheckIcon weight="fill" aria-hidden="true" />}
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
          <Money value={policy.coverage_amount} unit="USDT" size="hero" minimum={0} />
        </Amount>
        <Text as="div" variant="bodySm" tone="secondary">
          {beside()}
        </Text>
      </Cover>
      <Reeded>
        {uta.state === 'loading' && <Skeleton height={22} />}
        {percent !== null && (
          <Edge
            segments={hidden ? [] : [{ share: Number.parseInt(percent, 10), tone: 'brand' }]}
            {...(!hidden && { label: t.coveredLabel({ percent: format.percent(percent, 0) }) })}
          />
        )}
      </Reeded>
      <Term>
        <div className="ends">
          <Text variant="caption" tone="secondary" numeric>
            {t.dayOf({ day, days })}
          </Text>
          <Text variant="labelSm" numeric>
            {common.daysLeft({ count: left })}
          </Text>
        </div>
        <CalendarEdge
          from={policy.starts_at}
          until={policy.ends_at}
          label={t.calendar({ day, days, from: format.longDay(policy.starts_at, now()), until: format.longDay(policy.ends_at, now()) })}
        />
      </Term>
    </Section>
  )
}
