import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { UtaMonthStatistics } from '#sdk'
import type { Freshness } from '../../lib/loadable.ts'
import { share } from '../../lib/money.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { Money } from '../../parts/Money.tsx'
import { paint } from '../../parts/paint.ts'
import { Reeds, countedMarks } from '../../parts/Reeds.tsx'
import { Section } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: 16,
  '& dd': { margin: 0 },
  '& > div': { gridColumn: '1 / -1' },
  '& > .half': { gridColumn: 'auto' },
  '& > .half + .half': { textAlign: 'end' },
  '& > div + div': { paddingTop: 16, borderTop: `1px solid ${paint(theme).border.hairline}` },
  '& .row': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  '& .reeds': { marginTop: 10 },
  '& .number': { ...theme.typography.numberLg },
}))

const Under = styled('p')({ margin: '12px 0 0' })

/** What the month has been so far: how many deals, how many of them gained, its best and its worst day. */
export function MonthFacts({
  month,
  unit,
  fresh,
  hidden,
  href,
}: {
  month: UtaMonthStatistics
  unit: string
  fresh: Freshness
  hidden: boolean
  href: string | null
}) {
  const t = useText('utaOverview').month
  const format = useFormat()
  const { deals_closed: closed, deals_profitable: won, best_day, worst_day } = month
  const fact = (name: string, value: ReactNode, half = false) => (
    <div {...(half && { className: 'half' })}>
      <Text as="dt" variant="caption" tone="secondary">
        {name}
      </Text>
      <dd>{value}</dd>
    </div>
  )
  return (
    <Section title={format.month(month.month)} link={href === null ? null : { label: t.statistics(), href }}>
      <List>
        {fact(t.closed(), <span className="number">{format.integer(closed)}</span>)}
        <div>
          <Text as="dt" variant="caption" tone="secondary">
            {t.profitable()}
          </Text>
          <dd className="row">
            <span className="number">{closed === 0 ? '–' : format.percent(share(String(won), String(closed)), 1)}</span>
            <Text variant="caption" tone="tertiary" numeric>
              {t.of({ won, closed })}
            </Text>
          </dd>
          {closed > 0 && (
            <dd className="reeds" aria-hidden="true">
              <Reeds fill marks={countedMarks(Math.min(38, closed), Math.round((won / closed) * Math.min(38, closed)))} />
            </dd>
          )}
        </div>
        {fact(
          t.best(),
          best_day ? <Money value={best_day.profit} unit={unit} size="md" result hidden={hidden} showUnit={false} /> : '–',
          true,
        )}
        {fact(
          t.worst(),
          worst_day ? <Money value={worst_day.profit} unit={unit} size="md" result hidden={hidden} showUnit={false} /> : '–',
          true,
        )}
      </List>
      <Under>
        <AsOf {...fresh} zone />
      </Under>
    </Section>
  )
}
