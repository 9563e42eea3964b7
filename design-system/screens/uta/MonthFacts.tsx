import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { UtaMonthStatistics } from '#sdk'
import type { Freshness } from '../../lib/loadable.ts'
import { share } from '../../lib/money.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

import { flowsOf } from './monthFigures.ts'

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: 16,
  '& dd': { margin: 0 },
  '& > div': { gridColumn: '1 / -1' },
  '& > .half': { gridColumn: 'auto' },
  '& > .half:nth-of-type(even)': { textAlign: 'end' },
  '& > div + div': { paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '0 12px' },
  '& .reeds': { marginTop: 10 },
}))

/** The month so far: number of deals, winning deals, best and worst day, deposits and withdrawals. */
export function MonthFacts({
  month,
  unit,
  fresh,
  href,
}: {
  month: UtaMonthStatistics
  unit: string
  fresh: Freshness
  href: string | null
}) {
  const t = useTranslations('utaOverview').month
  const format = useFormat()
  const { paidIn, takenOut } = flowsOf(month)
  const { deals_closed: closed, deals_profitable: won, best_day, worst_day } = month
  const fact = (name: string, value: ReactNode, half = false) => (
    <div {...(half && { className: 'half' })}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <dd>{value}</dd>
    </div>
  )
  return (
    <Section title={format.month(month.month)} link={href === null ? null : { label: t.statistics(), href }}>
      <List>
        {fact(t.closed(), <Typography variant="numberLg">{format.integer(closed)}</Typography>)}
        <div>
          <Typography component="dt" variant="caption" color="textSecondary">
            {t.profitable()}
          </Typography>
          <dd className="row">
            <Typography variant="numberLg">{closed === 0 ? '–' : format.percent(share(String(won), String(closed)), 1)}</Typography>
            <Typography variant="caption" color="textTertiary" sx={tabular}>
              {t.of({ won, closed })}
            </Typography>
          </dd>
          {closed > 0 && (
            <dd className="reeds" aria-hidden="true">
              <Reeds fill marks={countedMarks(Math.min(38, closed), Math.round((won / closed) * Math.min(38, closed)))} />
            </dd>
          )}
        </div>
        {fact(t.best(), best_day ? <Money value={best_day.profit} unit={unit} size="md" result showUnit={false} /> : '–', true)}
        {fact(t.worst(), worst_day ? <Money value={worst_day.profit} unit={unit} size="md" result showUnit={false} /> : '–', true)}
        {fact(t.paidIn(), <Money value={paidIn} unit={unit} size="md" showUnit={false} />, true)}
        {fact(t.takenOut(), <Money value={takenOut} unit={unit} size="md" showUnit={false} />, true)}
      </List>
      <Box component="p" sx={{ mt: 3, mb: 0, mx: 0 }}>
        <LastUpdated {...fresh} zone />
      </Box>
    </Section>
  )
}
