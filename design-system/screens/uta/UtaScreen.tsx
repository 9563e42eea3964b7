import { styled } from '@mui/material/styles'
import type { UserInsurance, UserSettings, UtaBalance, UtaDeal, UtaStatistics, UtaSubscriptionList } from '#sdk'
import { instant } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables, mapLoadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { withLockedAmount } from '../../lib/utaBalance.ts'
import { termOf } from '../../lib/subscription.ts'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { UtaSkeleton } from '../cabinet/skeletons.tsx'
import { BalanceLineSkeleton, MonthFactsSkeleton, UtaHeroSkeleton } from './skeletons.tsx'
import { BalanceLine } from './BalanceLine.tsx'
import { InsuranceCard } from './InsuranceCard.tsx'
import { LatestDeals } from './LatestDeals.tsx'
import { MonthFacts } from './MonthFacts.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import { UtaHero } from './UtaHero.tsx'
import { PlanTeaser, UtaTeaser } from './UtaTeaser.tsx'

type Href = string | null

export interface UtaScreenProps {
  /** Balance, working and locked amounts, this month's result day by day. */
  uta: Loadable<UtaBalance>
  /** Purchases, the last one being active, and plans on offer. */
  subscriptions: Loadable<UtaSubscriptionList>
  /** Whether withdrawals from UTA are blocked, and which amount. */
  settings: Loadable<UserSettings>
  /** Of the current month. */
  statistics: Loadable<UtaStatistics>
  /** The user's own deals: newest first, five. */
  deals: Loadable<UtaDeal[]>
  /** Public deals, for users without their own. */
  publicDeals: Loadable<UtaDeal[]>
  /** `null` when insurance is switched off. */
  insurances: Loadable<UserInsurance[]> | null
  /** Moving money, plans, deals, statistics and insurance; `null` hides what is switched off. */
  links: {
    utaRefill: Href
    utaWithdrawal: Href
    utaSubscribe: Href
    deals: Href
    deal: ((id: string) => string) | null
    statistics: Href
    insurance: Href
  }
}

// The insurance is one line: the facts above it take the height that the chart beside them gives.
const Facts = styled(CardGridItem)({ '& > div:last-child': { flex: 'none' } })

/** The current month: the balance by day, the figures, and the insurance below them. */
function Month({ statistics, insurances, links }: Pick<UtaScreenProps, 'statistics' | 'insurances' | 'links'>) {
  const t = useTranslations('utaOverview')
  return (
    <CardGrid>
      <CardGridItem span={8} narrow={7}>
        <LoadableView from={statistics} skeleton={<BalanceLineSkeleton />} failed={t.month.failed()} safe={t.safe()} card>
          {(value) => <BalanceLine statistics={value} unit="USDT" />}
        </LoadableView>
      </CardGridItem>
      <Facts span={4} narrow={5}>
        <LoadableView from={statistics} skeleton={<MonthFactsSkeleton />} failed={t.month.failed()} card>
          {({ month, updated_at }, { savedAt }) => (
            <MonthFacts month={month} unit="USDT" fresh={{ asOf: instant(updated_at), savedAt }} href={links.statistics} />
          )}
        </LoadableView>
        {insurances && <InsuranceCard insurances={insurances} href={links.insurance} />}
      </Facts>
    </CardGrid>
  )
}

/** UTA at a glance: balance, subscription, the current month, the latest deals. Each part loads and fails on its own. */
export function UtaScreen(props: UtaScreenProps) {
  const { subscriptions, settings, statistics, deals, publicDeals, insurances, links } = props
  const uta = mapLoadable(props.uta, (value) => withLockedAmount(value, settings.state === 'ready' ? settings.value : null))
  const t = useTranslations('utaOverview')
  const { now } = useDesignSystem()
  const blocked = settings.state === 'ready' && settings.value.uta_withdrawal_blocked
  const bought = subscriptions.state === 'ready' ? subscriptions.value : null
  const term = bought && termOf(bought.data, now())
  // Without purchases and balance: an introduction to UTA instead of figures that are all zero.
  const outside = bought !== null && term === null && uta.state === 'ready' && isZero(uta.value.balance)

  return (
    <PageStack>
      <CardGrid>
        <CardGridItem span={8} narrow={7}>
          {outside ? (
            <UtaTeaser href={links.utaSubscribe} />
          ) : (
            <LoadableView
              from={joinLoadables<[UtaBalance, UtaSubscriptionList]>(uta, subscriptions)}
              skeleton={<UtaHeroSkeleton />}
              failed={t.failed()}
              safe={t.safe()}
              card
            >
              {([value]) => (
                <UtaHero uta={value} blocked={blocked} savedAt={uta.state === 'ready' ? uta.savedAt : undefined} links={links} />
              )}
            </LoadableView>
          )}
        </CardGridItem>
        <CardGridItem span={4} narrow={5}>
          {bought && term === null ? (
            <PlanTeaser plans={bought.plans ?? []} href={links.utaSubscribe} />
          ) : (
            <LoadableView from={subscriptions} skeleton={<UtaSkeleton days={52} />} failed={t.subscription.failed()} card>
              {() => term && <SubscriptionCard term={term} href={links.utaSubscribe} />}
            </LoadableView>
          )}
        </CardGridItem>
      </CardGrid>
      {!outside && <Month statistics={statistics} insurances={insurances} links={links} />}
      <LatestDeals deals={outside ? publicDeals : deals} arePublic={outside} links={links} />
    </PageStack>
  )
}
