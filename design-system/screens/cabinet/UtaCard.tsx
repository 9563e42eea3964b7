import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { styled } from '@mui/material/styles'
import type { UtaBalance, UtaSubscription } from '#sdk'
import { daysLeft } from '../../lib/dates.ts'
import type { Freshness } from '../../lib/loadable.ts'
import { add, isNegative, isZero } from '../../lib/money.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { Button } from '../../parts/Button.tsx'
import { Delta } from '../../parts/Delta.tsx'
import { Money } from '../../parts/Money.tsx'
import { ReedBars } from '../../parts/ReedBars.tsx'
import { Section } from '../../parts/Section.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type UtaCardProps = {
  uta: UtaBalance
  subscription: UtaSubscription
  fresh: Freshness
  hidden: boolean
  links: { uta: string | null; utaRefill: string | null }
}

const Body = styled(Section)({ display: 'flex', flexDirection: 'column', '& > .gap': { flex: '1 1 16px' } })
const Under = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 26 })
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '2px 12px',
  marginBottom: 8,
})
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16, '& > *': { flex: '1 1 100px' } })

/** The subscription, what works in it, and its last thirty days. */
export function UtaCard({ uta, subscription, fresh, hidden, links }: UtaCardProps) {
  const t = useText('cabinet')
  const format = useFormat()
  const { now } = useReader()
  const left = daysLeft(subscription.ends_at, now())
  const ending = left <= 3
  const sum = add(...uta.days.map(({ profit }) => profit))
  const losses = uta.days.filter(({ profit }) => isNegative(profit)).length
  const gains = uta.days.filter(({ profit }) => !isNegative(profit) && !isZero(profit)).length
  const shownSum = hidden ? format.hidden : format.money(sum, uta.token_name, { sign: 'always', rounding: 'half' })

  return (
    <Body
      title={t.uta.title()}
      aside={
        <StatusChip
          tone={ending ? 'warning' : 'positive'}
          icon={ending ? <WarningIcon weight="fill" aria-hidden="true" /> : <CheckCircleIcon weight="fill" aria-hidden="true" />}
        >
          {t.uta.active({ count: left })}
        </StatusChip>
      }
    >
      <Money value={uta.balance} unit={uta.token_name} size="xl" hidden={hidden} stale={fresh.savedAt !== undefined} />
      <Under>
        {!isZero(uta.locked) && (
          <Text variant="caption" tone="tertiary">
            {t.uta.locked({ amount: hidden ? format.hidden : format.amount(uta.locked, uta.token_name) })}
          </Text>
        )}
        <AsOf {...fresh} />
      </Under>
      <div className="gap" />
      <Line>
        <Text variant="caption" tone="secondary">
          {t.uta.daily()}
        </Text>
        {!hidden && (
          <Text variant="bodySm">
            <Delta value={sum} unit={uta.token_name} />
          </Text>
        )}
      </Line>
      <ReedBars
        bars={uta.days.map(({ date, profit }) => ({ name: date, value: profit }))}
        {...(fresh.savedAt === undefined && { now: uta.days.length - 1 })}
        label={t.uta.chart({ count: uta.days.length, up: gains, down: losses, sum: shownSum })}
      />
      <Buttons>
        {links.utaRefill && <Button href={links.utaRefill}>{t.uta.refill()}</Button>}
        {links.uta && (
          <Button variant="soft" href={links.uta}>
            {t.uta.open()}
          </Button>
        )}
      </Buttons>
    </Body>
  )
}
