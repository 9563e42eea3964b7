import type { Partner, ReferralPeriod, ReferralStatistic, Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { add, isZero } from '../../lib/money.ts'
import { ChartSection } from '../../components/charts/Chart.styles.ts'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Skeleton, SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { SegmentedControl } from '../../components/inputs/SegmentedControl.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LatestRewards } from './LatestRewards.tsx'
import { RewardTotal } from './RewardTotal.tsx'
import { RewardsByReferral } from './RewardsByReferral.tsx'
import { fromUta } from './rewards.ts'

export type RewardPeriod = 'days' | 'weeks' | 'months'
const periods: readonly RewardPeriod[] = ['days', 'weeks', 'months']
const token = 'MATU'

type Href = string | null

export interface UtaRewardScreenProps {
  /** Rewards by period, and out of which kinds. */
  referral: Loadable<ReferralStatistic>
  /** The whole team with what each referral has brought; `null` if it is too large to be ranked here. */
  partners: Loadable<readonly Partner[] | null>
  /** The selected period: part of the URL. */
  period: RewardPeriod
  /** Another period was chosen. */
  onPeriod: (period: RewardPeriod) => void
  /** The latest rewards from referrals' UTA, newest first. */
  rewards: Loadable<Transaction[]>
  /** The bonus account, the team, a referral, all rewards and each reward's transaction. */
  links: { bonus: Href; team: Href; partner: (id: string) => string; rewards: Href; transaction: (id: string) => string }
}

/** Names of the bars, in full and on the axis. */
function useBarNames(period: RewardPeriod) {
  const format = useFormat()
  return {
    nameOf: ({ starts_on, ends_on }: ReferralPeriod) =>
      period === 'months' ? format.month(starts_on) : format.calendarSpan(starts_on, ends_on),
    tickOf: ({ starts_on }: ReferralPeriod) => (period === 'months' ? format.monthShort(starts_on) : format.dayOfMonth(starts_on)),
  }
}

type ChartProps = Pick<UtaRewardScreenProps, 'referral' | 'period' | 'onPeriod'> & { statistic: ReferralStatistic }

function RewardChart({ referral, statistic, period, onPeriod }: ChartProps) {
  const t = useTranslations('utaReward')
  const format = useFormat()
  const { nameOf, tickOf } = useBarNames(period)
  const all = statistic[period]
  // From the first reward on.
  const list = all.slice(
    Math.max(
      0,
      all.findIndex((one) => !isZero(fromUta(one))),
    ),
  )
  const sum = add('0', ...list.map(fromUta))
  return (
    <ChartSection
      title={t.overTime()}
      aside={
        <>
          <LastUpdated {...freshnessOf(referral)} aside />
          <SegmentedControl
            label={t.period.label()}
            items={periods.map((value) => ({ value, label: t.period[value]() }))}
            value={period}
            onChange={onPeriod}
          />
        </>
      }
    >
      <ReedBarChart
        title={`${t.overTime()}, ${token}`}
        summary={t.summary({ count: list.length, sum: format.money(sum, token) })}
        bars={list.map((one) => ({ key: one.starts_on, name: nameOf(one), tick: tickOf(one), value: fromUta(one) }))}
        none={t.noBars()}
        unit={token}
        of={t.period[period]()}
        reeds={period === 'days' ? 2 : list.length > 8 ? 4 : 8}
        sign="auto"
        now={list.length - 1}
      />
    </ChartSection>
  )
}

const Waiting = () => (
  <CardGrid>
    {[5, 7].map((span) => (
      <CardGridItem key={span} span={span} narrow={12}>
        <Card>
          <Skeleton height={320} />
        </Card>
      </CardGridItem>
    ))}
  </CardGrid>
)

/** Rewards from the referrals' UTA: total, over time, by referral, and the latest credits. */
export function UtaRewardScreen({ referral, partners, rewards, links, ...chart }: UtaRewardScreenProps) {
  const t = useTranslations('utaReward')
  const team = partners.state === 'ready' ? partners.value : null
  const ranked = team?.some(({ income }) => !isZero(income))
  const beside = ranked || partners.state === 'loading'
  const none = rewards.state === 'ready' && rewards.value.length === 0
  return (
    <PageStack>
      <LoadableView from={referral} skeleton={<Waiting />} failed={t.failed()} illustration={<ErrorArt width={220} />} card>
        {(statistic, { savedAt }) => (
          <CardGrid>
            <CardGridItem span={5} narrow={12}>
              <RewardTotal statistic={statistic} savedAt={savedAt} bonusHref={links.bonus} />
            </CardGridItem>
            <CardGridItem span={7} narrow={12}>
              <RewardChart referral={referral} statistic={statistic} {...chart} />
            </CardGridItem>
          </CardGrid>
        )}
      </LoadableView>
      <CardGrid>
        {beside && (
          <CardGridItem span={none ? 12 : 7} narrow={12}>
            {team ? (
              <RewardsByReferral partners={team} teamHref={links.team} partnerHref={links.partner} />
            ) : (
              <Card>
                <SkeletonRows count={10} />
              </Card>
            )}
          </CardGridItem>
        )}
        {!none && (
          <CardGridItem span={beside ? 5 : 12} narrow={12}>
            <LatestRewards rewards={rewards} links={links} />
          </CardGridItem>
        )}
      </CardGrid>
    </PageStack>
  )
}
