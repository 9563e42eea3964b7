import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Partner, ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { compare, isZero, portion, share } from '../../lib/money.ts'
import { addIncomes } from '../../lib/referralIncome.ts'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SegmentedLinks } from '../../components/inputs/SegmentedControl.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ActivePartners } from './ActivePartners.tsx'
import type { ActivePartnersProps } from './ActivePartners.tsx'
import { EarlierIncome } from './EarlierIncome.tsx'
import { IncomeBars } from './IncomeBars.tsx'
import { IncomeKinds } from './IncomeKinds.tsx'
import { RewardsCard } from './RewardsCard.tsx'
import type { ActivityPeriod } from './activityPeriod.ts'
import { isKnownKind, kindsIn, periodDays, periodsIn } from './activityPeriod.ts'

export interface ActivityScreenProps {
  /** The period of the figures, from the address. */
  period: ActivityPeriod
  /** Partners, turnover and income per period. */
  statistic: Loadable<ReferralStatistic>
  /** Partners active this month, with their days; `null` if the period has no daily data. */
  partners:
    | ({
        items: Loadable<Partner[]>
        more: boolean
        loadingMore: boolean
        moreFailed: boolean
        onMore: () => void
      } & Pick<ActivePartnersProps, 'search' | 'onSearch' | 'sort' | 'onSort'>)
    | null
  /** This page for each period, the explanation of what counts as active, and the page of each partner. */
  links: { all: string; week: string; month: string; info: string | null; partner: (id: string) => string }
}

const ActivitySkeleton = () => (
  <CardGrid>
    {[5, 7, 5, 7].map((span, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its position
      <CardGridItem key={at} span={span}>
        <Card sx={{ display: 'flex', flexDirection: 'column', gap: 5, minHeight: 280 }}>
          <Skeleton width={140} height={18} />
          <Skeleton height={40} />
          <Skeleton width="60%" />
          <Skeleton height={90} />
        </Card>
      </CardGridItem>
    ))}
  </CardGrid>
)

function PeriodBar({ period, links }: Pick<ActivityScreenProps, 'period' | 'links'>) {
  const t = useTranslations('activity')
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', rowGap: 2, columnGap: 5 }}>
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
    </Stack>
  )
}

type IncomeProps = { statistic: ReferralStatistic; period: ActivityPeriod; savedAt: number | undefined }

/** The best day or month of a period, how many brought a reward, and who joined. */
function useFacts(statistic: ReferralStatistic, period: ActivityPeriod): Fact[] {
  const t = useTranslations('activity')
  const format = useFormat()
  const list = periodsIn(statistic, period)
  const words = period === 'all' ? t.byMonths : t.byDays
  const paid = list.filter(({ income }) => !isZero(income))
  const [first, ...others] = paid
  if (!first) return []
  const best = others.reduce((most, one) => (compare(one.income, most.income) > 0 ? one : most), first)
  return [
    { name: words.best(), value: period === 'all' ? format.month(best.starts_on) : format.calendarDay(best.starts_on) },
    { name: words.rewarded(), value: t.ofAll({ count: paid.length, all: list.length }) },
    { name: t.columns.newcomers(), value: format.integer(list.reduce((sum, { new_partners }) => sum + new_partners, 0)) },
  ]
}

/** The period's rewards, with their sources, and by day. */
function Income({ statistic, period, savedAt }: IncomeProps) {
  const t = useTranslations('activity')
  const facts = useFacts(statistic, period)
  const titles = { all: t.allTitle(), week: t.weekTitle(), month: t.monthTitle() }
  const amount = period === 'all' ? statistic.income_total : addIncomes(periodsIn(statistic, period))
  return (
    <CardGrid>
      <CardGridItem span={5}>
        <RewardsCard
          title={titles[period]}
          amount={amount}
          first={period === 'all' ? t.first() : t.firstHere()}
          shares={kindsIn(statistic, period).map(({ kind, amount: part }) => ({
            name: isKnownKind(kind) ? t.kinds[kind].brief() : t.otherKind(),
            share: portion(part, amount) * 100,
            percent: share(part, amount, 0),
          }))}
          facts={facts}
          savedAt={savedAt}
        />
      </CardGridItem>
      <CardGridItem span={7}>
        <IncomeBars statistic={statistic} period={period} />
      </CardGridItem>
    </CardGrid>
  )
}

/** The partners of a period, or the earlier periods of all; beside them the kinds of income, and earlier periods. */
function Details({ statistic, period, children }: Pick<IncomeProps, 'statistic' | 'period'> & { children: ReactNode }) {
  const t = useTranslations('activity')
  if (isZero(statistic.income_total))
    return (
      children ?? (
        <Card>
          <EmptyState title={t.none()}>{t.noneText()}</EmptyState>
        </Card>
      )
    )
  const earlier = <EarlierIncome list={period === 'week' ? statistic.weeks : statistic.months} weekly={period === 'week'} />
  return (
    <CardGrid>
      <CardGridItem span={7} narrow={12} className="own-height">
        {children ?? earlier}
      </CardGridItem>
      <CardGridItem span={5} narrow={12} className="own-height">
        <IncomeKinds statistic={statistic} period={period} />
        {children && earlier}
      </CardGridItem>
    </CardGrid>
  )
}

/** Rewards from partners: by kind, by day or month, and which partners were active when. */
export function ActivityScreen({ period, statistic, partners, links }: ActivityScreenProps) {
  const t = useTranslations('activity')
  return (
    <PageStack>
      <PeriodBar period={period} links={links} />
      <LoadableView
        from={statistic}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt width={220} />}
        card
        skeleton={<ActivitySkeleton />}
      >
        {(value, { savedAt }) => (
          <>
            <Income statistic={value} period={period} savedAt={savedAt} />
            <Details statistic={value} period={period}>
              {partners && period !== 'all' ? (
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
                      days={value.days.slice(-periodDays[period]).map(({ starts_on }) => starts_on)}
                    />
                  )}
                </LoadableView>
              ) : null}
            </Details>
          </>
        )}
      </LoadableView>
    </PageStack>
  )
}
