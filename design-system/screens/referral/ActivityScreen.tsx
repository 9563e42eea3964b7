import { styled } from '@mui/material/styles'
import type { Partner, ReferralIncomeKind, ReferralPeriod, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { isZero, portion, share } from '../../lib/money.ts'
import { addIncomes, addKinds } from '../../lib/referralIncome.ts'
import { DataTable } from '../../components/DataTable.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { List, ListRow } from '../../components/ListRow.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Money } from '../../components/Money.tsx'
import { Card, Section } from '../../components/Section.tsx'
import { SegmentedLinks } from '../../components/SegmentedControl.tsx'
import { Skeleton, SkeletonRows } from '../../components/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { desktop, tabularText } from '../../theme/mixins.ts'
import { TextLink } from '../../components/TextLink.tsx'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ActivePartners } from './ActivePartners.tsx'
import { Course } from './EarningsChart.styles.ts'
import { RewardsCard } from './RewardsCard.tsx'

/** All time, the last 7 days, the last 30. */
export type ActivityPeriod = 'all' | 'week' | 'month'

export interface ActivityScreenProps {
  /** The period of the figures, from the address. */
  period: ActivityPeriod
  /** Partners, turnover and income per period. */
  statistic: Loadable<ReferralStatistic>
  /** Partners active this month, with their days; `null` if the period has no daily data. */
  partners: {
    items: Loadable<Partner[]>
    more: boolean
    loadingMore: boolean
    moreFailed: boolean
    onMore: () => void
  } | null
  /** This page for each period, the explanation of what counts as active, and the page of each partner. */
  links: { all: string; week: string; month: string; info: string | null; partner: (id: string) => string }
}

const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 20px' })
const Waiting = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 20, minHeight: 280 })
// The kinds beside each other where they fit, because a column of four would end long before what is beside it.
const KindList = styled(List)(({ theme }) => ({
  [desktop]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
    gap: '16px 24px',
    '& > li, & > li:first-of-type, & > li:last-of-type': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: 12,
      padding: 0,
      border: 0,
    },
    '& > li + li': { boxShadow: `-12px 0 0 -11px ${theme.vars.palette.border.hairline}` },
    '& > li > .words': { maxWidth: 'none', flex: 'none' },
    '& > li > .figures': { margin: 0, flexDirection: 'row', alignItems: 'baseline', gap: 10 },
  },
}))
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '12px 0',
  '& > :last-child': { flexBasis: '100%' },
})

const days = { week: 7, month: 30 } as const
const kinds: ReadonlySet<ReferralIncomeKind> = new Set(['subscription', 'uta_result', 'leader_pool', 'promotion'])

/** The days or months in the chart, oldest first. */
const drawn = (statistic: ReferralStatistic, period: ActivityPeriod): readonly ReferralPeriod[] =>
  period === 'all' ? statistic.months : statistic.days.slice(-days[period])

function Bars({ statistic, period }: { statistic: ReferralStatistic; period: ActivityPeriod }) {
  const t = useTranslations('activity')
  const format = useFormat()
  const list = drawn(statistic, period)
  const month = period === 'all'
  const name = ({ starts_on }: ReferralPeriod) => (month ? format.month(starts_on) : format.calendarDay(starts_on))
  // As many dates as fit on a phone.
  const every = period === 'month' ? 5 : 1
  return (
    <ChartSection title={month ? t.byMonth() : t.byDay()}>
      <Course>
        <ReedBarChart
          title={month ? t.chartMonths() : t.chartDays()}
          summary={t.summary({ sum: format.money(addIncomes(list), 'MATU', { minimum: 2 }) })}
          unit="MATU"
          of={month ? t.columns.month() : t.columns.day()}
          notes={t.columns.newcomers()}
          reeds={month ? 4 : 2}
          sign="auto"
          height={190}
          now={list.length - 1}
          bars={list.map((one, at) => ({
            key: one.starts_on,
            name: name(one),
            ...((list.length - 1 - at) % every === 0 && {
              tick: month ? format.monthShort(one.starts_on) : String(Number(one.starts_on.slice(8))),
            }),
            value: one.income,
            note: t.newcomers({ count: one.new_partners }),
          }))}
        />
      </Course>
    </ChartSection>
  )
}

function Earlier({ list, weekly }: { list: readonly ReferralPeriod[]; weekly: boolean }) {
  const t = useTranslations('activity')
  const format = useFormat()
  const name = ({ starts_on, ends_on }: ReferralPeriod) => (weekly ? format.calendarSpan(starts_on, ends_on) : format.month(starts_on))
  const amount = ({ income }: ReferralPeriod) => <Money value={income} unit="MATU" minimum={2} even />
  return (
    <Section title={weekly ? t.weeks() : t.months()} flush>
      <DataTable
        caption={weekly ? t.weeks() : t.months()}
        rows={list.toReversed()}
        rowKey={({ starts_on }) => starts_on}
        columns={[
          { id: 'period', head: weekly ? t.columns.week() : t.columns.month(), cell: name },
          { id: 'newcomers', head: t.columns.newcomers(), align: 'end', cell: ({ new_partners }) => format.integer(new_partners) },
          { id: 'income', head: t.columns.income(), align: 'end', cell: amount },
        ]}
        card={(one) => (
          <Row>
            <Typography variant="subtitle1">{name(one)}</Typography>
            {amount(one)}
            <Typography variant="caption" color="textTertiary">
              {t.newcomers({ count: one.new_partners })}
            </Typography>
          </Row>
        )}
      />
    </Section>
  )
}

function Kinds({ statistic, period }: { statistic: ReferralStatistic; period: ActivityPeriod }) {
  const t = useTranslations('activity')
  const format = useFormat()
  const list = period === 'all' ? statistic.kinds : addKinds(drawn(statistic, period))
  const sum = addIncomes(list.map(({ amount }) => ({ income: amount })))
  return (
    <Section title={t.kindsTitle()}>
      <KindList>
        {list.map(({ kind, amount }) => {
          const known = kinds.has(kind)
          return (
            <ListRow key={kind}>
              <span className="words">
                <Typography variant="subtitle1">{known ? t.kinds[kind].name() : t.otherKind()}</Typography>
                {known && (
                  <Typography variant="caption" color="textTertiary">
                    {t.kinds[kind].short()}
                  </Typography>
                )}
              </span>
              <span className="figures">
                <Money value={amount} unit="MATU" minimum={2} even />
                <Typography variant="caption" color="textTertiary" sx={tabularText}>
                  {format.percent(share(amount, sum), 0)}
                </Typography>
              </span>
            </ListRow>
          )
        })}
      </KindList>
    </Section>
  )
}

/** Rewards from partners: by kind, by day or month, and which partners were active when. */
export function ActivityScreen({ period, statistic, partners, links }: ActivityScreenProps) {
  const t = useTranslations('activity')
  const titles = { all: t.allTitle(), week: t.weekTitle(), month: t.monthTitle() }
  return (
    <Page>
      <Top>
        <SegmentedLinks
          label={t.period()}
          items={[
            { href: links.all, label: t.all(), current: period === 'all' },
            { href: links.week, label: t.week(), current: period === 'week' },
            { href: links.month, label: t.month(), current: period === 'month' },
          ]}
        />
        {links.info && (
          <Typography variant="subtitle2">
            <TextLink standalone href={links.info}>
              {t.info()}
            </TextLink>
          </Typography>
        )}
      </Top>
      <LoadableView
        from={statistic}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt width={220} />}
        card
        skeleton={
          <Grid>
            {[5, 7, 5, 7].map((span, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its position
              <Cell key={at} span={span}>
                <Waiting>
                  <Skeleton width={140} height={18} />
                  <Skeleton height={40} />
                  <Skeleton width="60%" />
                  <Skeleton height={90} />
                </Waiting>
              </Cell>
            ))}
          </Grid>
        }
      >
        {(value, { savedAt }) => {
          const list = period === 'all' ? value.kinds : addKinds(drawn(value, period))
          const amount = period === 'all' ? value.income_total : addIncomes(drawn(value, period))
          const earlier = isZero(value.income_total) ? (
            <Card>
              <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
            </Card>
          ) : (
            <Earlier list={period === 'week' ? value.weeks : value.months} weekly={period === 'week'} />
          )
          return (
            <>
              <Grid>
                <Cell span={5}>
                  <RewardsCard
                    title={titles[period]}
                    amount={amount}
                    first={period === 'all' ? t.first() : t.firstHere()}
                    shares={list.map(({ kind, amount: part }) => ({
                      name: kinds.has(kind) ? t.kinds[kind].brief() : t.otherKind(),
                      share: portion(part, amount) * 100,
                      percent: share(part, amount, 0),
                    }))}
                    savedAt={savedAt}
                  />
                </Cell>
                <Cell span={7}>
                  <Bars statistic={value} period={period} />
                </Cell>
              </Grid>
              <Kinds statistic={value} period={period} />
              {earlier}
              {partners && period !== 'all' && (
                <LoadableView
                  from={partners.items}
                  failed={t.partners.failed()}
                  card
                  skeleton={
                    <Card>
                      <SkeletonRows count={6} />
                    </Card>
                  }
                >
                  {(active) => (
                    <ActivePartners
                      {...partners}
                      partners={active}
                      hrefOf={links.partner}
                      days={value.days.slice(-days[period]).map(({ starts_on }) => starts_on)}
                    />
                  )}
                </LoadableView>
              )}
            </>
          )
        }}
      </LoadableView>
    </Page>
  )
}
