import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import type { UtaStatistics } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { MonthStepper } from '../../components/inputs/MonthStepper.tsx'
import { StaleDataNotice } from '../../components/feedback/StaleDataNotice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatTile } from '../../components/data-display/StatTile.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { DayChart, YearChart } from './MonthCharts.tsx'
import { MonthTiles, tiles } from './MonthTiles.tsx'
import { PairResults } from './PairResults.tsx'
import { WeekTable } from './WeekTable.tsx'

export type StatisticsScreenProps = {
  /** Statistics of the selected month. */
  statistics: Loadable<UtaStatistics>
  /** YYYY-MM; `null` until the current month is known. */
  month: string | null
  /** Months with data, the latest first. */
  months: readonly string[]
  /** Another month was chosen; the page writes it into the address. */
  onMonth: (month: string) => void
  /** Exports the month's days as CSV. */
  onExport: () => void
  /** Link to the month's deals, optionally of one pair. */
  dealsHref: ((month: string, pair?: string) => string) | null
  /** Link to the deals that were closed on a day, YYYY-MM-DD. */
  dayHref: ((date: string) => string) | null
  /** UTA, for users without results: it knows whether a subscription or a top-up is next. `null` while it is switched off. */
  utaHref: string | null
}
const asideOfMonth = {
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Words without a background are in line with the cards below.
  '& > .MuiButton-text': { px: 2, ml: -2 },
} as const

const Waiting = () => (
  <>
    <Box sx={tiles}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
        <StatTile key={tile} caption={<Skeleton width="60%" height={10} />} value={null} loading />
      ))}
    </Box>
    <CardGrid>
      <CardGridItem span={8}>
        <Card>
          <Skeleton width={200} height={18} />
          <Skeleton height={300} />
        </Card>
      </CardGridItem>
      <CardGridItem span={4}>
        <Card>
          <Skeleton width={120} height={18} />
          <Skeleton height={300} />
        </Card>
      </CardGridItem>
    </CardGrid>
  </>
)

function Figures({ value, dealsHref, dayHref }: { value: UtaStatistics } & Pick<StatisticsScreenProps, 'dealsHref' | 'dayHref'>) {
  const t = useTranslations('statisticsPage')
  const { month, months } = value
  const present = months.at(-1)?.month ?? month.month
  return (
    <>
      <MonthTiles month={month} present={month.month === present} />
      <CardGrid>
        <CardGridItem span={8} narrow={12}>
          <DayChart key={month.month} month={month} present={month.month === present} dayHref={dayHref} />
        </CardGridItem>
        <CardGridItem span={4} narrow={12}>
          <WeekTable days={month.days} />
        </CardGridItem>
      </CardGrid>
      <CardGrid>
        <CardGridItem span={6} narrow={12}>
          <YearChart months={months} present={present} />
        </CardGridItem>
        <CardGridItem span={6} narrow={12}>
          <PairResults pairs={month.pairs} hrefOf={(pair) => dealsHref?.(month.month, pair) ?? null} />
        </CardGridItem>
      </CardGrid>
      {dealsHref && month.deals_closed > 0 && (
        <Typography variant="subtitle2" component="p">
          <TextLink standalone href={dealsHref(month.month)}>
            {t.allDeals()}
          </TextLink>
        </Typography>
      )}
    </>
  )
}

/** One month of UTA, and its place among the last twelve. */
export function StatisticsScreen(props: StatisticsScreenProps) {
  const { statistics, month, months, onMonth, onExport, dealsHref, dayHref, utaHref } = props
  const t = useTranslations('statisticsPage')
  const format = useFormat()
  const { now } = useDesignSystem()
  const ready = statistics.state === 'ready' ? statistics.value : null
  const nothing = ready !== null && ready.months.length === 0 && ready.month.deals_closed === 0
  return (
    <PageStack>
      {month !== null && !nothing && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', rowGap: 2, columnGap: 4 }}>
          <MonthStepper month={month} months={months} onMonth={onMonth} />
          {ready && (
            <Stack direction="row" sx={asideOfMonth}>
              <Typography variant="caption" color="textSecondary">
                {t.updated({ time: format.dayTime(ready.updated_at, now(), true), zone: ready.timezone })}
              </Typography>
              <Button variant="text" onClick={onExport} startIcon={<DownloadSimpleIcon width={20} height={20} />}>
                {t.download()}
              </Button>
            </Stack>
          )}
        </Stack>
      )}
      <LoadableView from={statistics} failed={t.failed()} safe={t.safe()} card skeleton={<Waiting />}>
        {(value, fresh) => (
          <>
            <StaleDataNotice {...fresh} />
            {nothing ? (
              <Card>
                <EmptyState
                  title={t.none()}
                  illustration={<EmptyArt width={200} />}
                  action={
                    utaHref && (
                      <Button variant="soft" href={utaHref}>
                        {t.open()}
                      </Button>
                    )
                  }
                >
                  {t.noneText()}
                </EmptyState>
              </Card>
            ) : (
              <Figures value={value} dealsHref={dealsHref} dayHref={dayHref} />
            )}
          </>
        )}
      </LoadableView>
    </PageStack>
  )
}
