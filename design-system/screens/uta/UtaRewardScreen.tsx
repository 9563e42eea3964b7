import type { ReferralPeriod, ReferralStatistic, Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { add } from '../../lib/money.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { RowList } from '../../components/data-display/ListRow.tsx'
import { LoadMore } from '../../components/data-display/LoadMore.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { SegmentedControl } from '../../components/inputs/SegmentedControl.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { StatTile } from '../../components/data-display/StatTile.tsx'
import { TransactionRow } from '../../components/data-display/TransactionRow.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type RewardPeriod = 'days' | 'weeks' | 'months'
const periods: readonly RewardPeriod[] = ['days', 'weeks', 'months']
const token = 'MATU'

export interface UtaRewardScreenProps {
  /** Rank, and the rate that it brings. */
  referral: Loadable<ReferralStatistic>
  /** The selected period: part of the URL. */
  period: RewardPeriod
  /** Another period was chosen. */
  onPeriod: (period: RewardPeriod) => void
  /** Loaded rewards from partners' UTA, newest first. */
  rewards: Loadable<Transaction[]>
  /** There is another page of rewards. */
  more: boolean
  /** The next page is on its way. */
  loadingMore: boolean
  /** The next page failed to load; the list stays. */
  moreFailed: boolean
  /** Requests the next page. */
  onMore: () => void
  /** When the rewards were fetched (ms). */
  asOf: number | null
  /** The referral programme, and each reward's transaction. */
  links: { referral: string | null; transaction: (id: string) => string }
}

/** Rewards from the partners' UTA results, out of all rewards. */
const fromUta = (kinds: ReferralStatistic['kinds']): string =>
  add('0', ...kinds.filter(({ kind }) => kind === 'uta_result').map(({ amount }) => amount))

type TileProps = Pick<UtaRewardScreenProps, 'referral'> & {
  caption: string
  /** The part of the statistic that the tile sums up. */
  kindsOf: (statistic: ReferralStatistic) => ReferralStatistic['kinds']
}

function RewardTile({ referral, caption, kindsOf }: TileProps) {
  const t = useTranslations('utaReward')
  return (
    <StatTile
      caption={caption}
      loading={referral.state === 'loading'}
      value={referral.state === 'ready' ? <Money value={fromUta(kindsOf(referral.value))} unit={token} size="xl" /> : null}
      under={referral.state === 'failed' ? t.notLoaded() : t.fromPartners()}
    />
  )
}

/** Names of the bars, in full and on the axis. */
function useBarNames(period: RewardPeriod) {
  const format = useFormat()
  return {
    nameOf: ({ starts_on, ends_on }: ReferralPeriod) => {
      if (period === 'days') return format.calendarDay(starts_on)
      if (period === 'months') return format.month(starts_on)
      return `${format.calendarDay(starts_on)} – ${format.calendarDay(ends_on)}`
    },
    tickOf: ({ starts_on }: ReferralPeriod) => (period === 'months' ? format.monthShort(starts_on) : format.dayOfMonth(starts_on)),
  }
}

function RewardChart({ statistic, period }: { statistic: ReferralStatistic; period: RewardPeriod }) {
  const t = useTranslations('utaReward')
  const format = useFormat()
  const { nameOf, tickOf } = useBarNames(period)
  const list = statistic[period]
  const sum = add('0', ...list.map(({ kinds }) => fromUta(kinds)))
  return (
    <ReedBarChart
      title={`${t.overTime()}, ${token}`}
      summary={t.summary({ count: list.length, sum: format.money(sum, token) })}
      bars={list.map((one) => ({ key: one.starts_on, name: nameOf(one), tick: tickOf(one), value: fromUta(one.kinds) }))}
      none={t.noBars()}
      unit={token}
      of={t.period[period]()}
      reeds={period === 'days' ? 2 : 4}
      now={list.length - 1}
    />
  )
}

function RewardRows({ rewards, links }: Pick<UtaRewardScreenProps, 'rewards' | 'links'>) {
  const t = useTranslations('utaReward')
  return (
    <Section title={t.rows()} link={links.referral === null ? null : { label: t.toReferral(), href: links.referral }}>
      <LoadableView from={rewards} skeleton={<SkeletonRows count={5} />} failed={t.rowsFailed()} level={3}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t.none()} level={3} illustration={<EmptyArt width={200} />}>
              {t.noneText()}
            </EmptyState>
          ) : (
            <RowList>
              {list.map((one) => (
                <TransactionRow key={one.id} transaction={one} href={links.transaction(one.id)} />
              ))}
            </RowList>
          )
        }
      </LoadableView>
    </Section>
  )
}

/** Rewards from the partners' UTA: total, over time, and one by one. */
export function UtaRewardScreen(props: UtaRewardScreenProps) {
  const { referral, period, onPeriod, rewards, links } = props
  const t = useTranslations('utaReward')
  const periodChoice = (
    <>
      <LastUpdated {...freshnessOf(referral)} aside />
      <SegmentedControl
        label={t.period.label()}
        items={periods.map((value) => ({ value, label: t.period[value]() }))}
        value={period}
        onChange={onPeriod}
      />
    </>
  )
  return (
    <PageStack>
      <CardGrid>
        <CardGridItem span={4}>
          <RewardTile referral={referral} caption={t.total()} kindsOf={({ kinds }) => kinds} />
        </CardGridItem>
        <CardGridItem span={4}>
          <RewardTile referral={referral} caption={t.month()} kindsOf={({ months }) => months.at(-1)?.kinds ?? []} />
        </CardGridItem>
        <CardGridItem span={4}>
          <RewardTile referral={referral} caption={t.week()} kindsOf={({ weeks }) => weeks.at(-1)?.kinds ?? []} />
        </CardGridItem>
        <CardGridItem span={12}>
          <Section title={t.overTime()} aside={periodChoice}>
            <LoadableView from={referral} skeleton={<Skeleton height={272} />} failed={t.failed()} level={3}>
              {(statistic) => <RewardChart statistic={statistic} period={period} />}
            </LoadableView>
          </Section>
        </CardGridItem>
        <CardGridItem span={12}>
          <RewardRows rewards={rewards} links={links} />
          {rewards.state === 'ready' && rewards.value.length > 0 && (
            <LoadMore
              shown={rewards.value.length}
              more={props.more}
              loading={props.loadingMore}
              failed={props.moreFailed}
              onMore={props.onMore}
              asOf={props.asOf}
            />
          )}
        </CardGridItem>
      </CardGrid>
    </PageStack>
  )
}
