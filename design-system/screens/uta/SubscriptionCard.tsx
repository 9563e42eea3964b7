import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle'
import { styled } from '@mui/material/styles'
import { daysLeft } from '../../lib/dates.ts'
import type { Term } from '../../lib/subscription.ts'
import { Button } from '../../parts/Button.tsx'
import { CalendarEdge } from '../../parts/CalendarEdge.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { Money } from '../../parts/Money.tsx'
import { Section } from '../../parts/Section.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Body = styled(Section)({ display: 'flex', flexDirection: 'column', gap: 0, '& > .push': { flex: '1 1 20px' } })
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px', marginBottom: 12 })
const Price = styled('div')({ margin: '18px 0 16px' })

/** The subscription as a calendar: how much of it is over, what is left, and how to go on. */
export function SubscriptionCard({ term, href }: { term: Term; href: string | null }) {
  const t = useText('utaOverview').subscription
  const format = useFormat()
  const { now } = useReader()
  const { subscription, from, until, state, day, days } = term
  const left = daysLeft(until, now())
  const ended = state === 'ended'
  const over = t.day({ day, days })
  const rest = ended ? t.over() : t.left({ count: left })
  const Icon = ended ? XCircleIcon : state === 'ending' ? WarningIcon : CheckCircleIcon
  return (
    <Body
      title={t.title()}
      aside={
        <StatusChip tone={ended ? 'neutral' : state === 'ending' ? 'warning' : 'positive'} icon={<Icon weight="fill" aria-hidden="true" />}>
          {ended ? t.ended() : state === 'ending' ? t.ending() : t.active()}
        </StatusChip>
      }
    >
      <Text variant="h2">{subscription.plan_name}</Text>
      <Text variant="bodySm" tone="secondary">
        {ended ? t.endedOn({ day: format.day(until) }) : t.endsOn({ day: format.day(until) })}
      </Text>
      <div className="push" />
      <Line>
        <Text variant="caption" tone="secondary" numeric>
          {over}
        </Text>
        <Text variant="caption" numeric>
          {rest}
        </Text>
      </Line>
      <CalendarEdge from={from} until={until} label={`${over}, ${rest}`} stopped={ended} {...(ended && { tone: 'past' as const })} />
      <Price>
        <Facts
          items={[
            {
              name: t.price(),
              value: <Money value={subscription.price_amount} unit={subscription.price_token} decimals={2} />,
            },
          ]}
        />
      </Price>
      {href && (
        <Button variant={ended || state === 'ending' ? 'contained' : 'soft'} fullWidth href={href}>
          {ended ? t.again() : t.extend()}
        </Button>
      )}
    </Body>
  )
}
