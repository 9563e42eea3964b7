import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { UtaMonthStatistics } from '#sdk'
import { addDays } from '../../lib/dates.ts'
import { share } from '../../lib/money.ts'
import { LineChart } from '../../parts/charts/LineChart.tsx'
import { Money } from '../../parts/Money.tsx'
import { paint } from '../../parts/paint.ts'
import { Reeds, countedMarks } from '../../parts/Reeds.tsx'
import { Section } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const named = new Set([1, 5, 10, 15, 20, 25])

/** Every day of the month; those that lie ahead have a place and no value. */
function placesOf(month: string, day: (date: string) => string) {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  const dates = Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((date) => date.startsWith(month) && !date.startsWith(next))
  return dates.map((date, at) => ({
    key: date,
    name: day(date),
    ...((named.has(at + 1) || at === dates.length - 1) && { tick: String(at + 1) }),
  }))
}

/** The balance day by day, up to now. */
export function MonthLine({ month, unit, hidden }: { month: UtaMonthStatistics; unit: string; hidden: boolean }) {
  const t = useText('utaOverview').month
  const format = useFormat()
  const name = format.month(month.month)
  const values = month.days.map(({ balance }) => balance)
  const title = t.line({ month: name })
  const first = values[0] ?? month.opening_balance
  const last = values.at(-1) ?? month.opening_balance
  return (
    <Section title={title}>
      {values.length < 2 ? (
        <Text as="p" variant="bodySm" tone="secondary">
          {t.tooEarly()}
        </Text>
      ) : (
        <LineChart
          title={`${title}, ${unit}`}
          summary={t.summary({ first: format.money(first, unit), last: format.money(last, unit), count: values.length })}
          places={placesOf(month.month, (date) => format.calendarDay(date))}
          series={[{ name: t.balance(), values }]}
          unit={unit}
          of={t.dayHead()}
          now={values.length - 1}
          area
          height={296}
          hidden={hidden}
        />
      )}
    </Section>
  )
}

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

/** What the month has been so far: how many deals, how many of them gained, its best and its worst day. */
export function MonthFacts({
  month,
  unit,
  hidden,
  href,
}: {
  month: UtaMonthStatistics
  unit: string
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
    </Section>
  )
}
