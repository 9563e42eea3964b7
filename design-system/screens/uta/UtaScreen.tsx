import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import ShieldIcon from '@phosphor-icons/core/regular/shield.svg?react'
import { styled } from '@mui/material/styles'
import type { UserInsurance, UserSettings, UtaBalance, UtaDeal, UtaStatistics, UtaSubscriptionList } from '#sdk'
import { instant } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf, joinLoadables, mapLoadable } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { withLockedAmount } from '../../lib/utaBalance.ts'
import { termOf } from '../../lib/subscription.ts'
import { LastUpdated } from '../../components/LastUpdated.tsx'
import { DealTable } from '../../components/deals/DealTable.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { IconDisc } from '../../components/IconDisc.tsx'
import { List, ListRow } from '../../components/ListRow.tsx'
import { LoadableView } from '../../components/LoadableView.tsx'
import { Card, Section } from '../../components/Section.tsx'
import { Skeleton, SkeletonRows } from '../../components/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { UtaSkeleton } from '../cabinet/skeletons.tsx'
import { BalanceLineSkeleton, MonthFactsSkeleton, UtaHeroSkeleton } from './skeletons.tsx'
import { BalanceLine } from './BalanceLine.tsx'
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
const Facts = styled(Cell)({ '& > div:last-child': { flex: 'none' } })

function InsuranceCard({ insurances, href }: { insurances: Loadable<UserInsurance[]>; href: Href }) {
  const t = useTranslations('utaOverview').insurance
  const format = useFormat()
  const { Link } = useDesignSystem()
  const policy = insurances.state === 'ready' ? insurances.value.findLast(({ is_active }) => is_active) : undefined
  return (
    <Card component="div">
      <List as="div">
        <ListRow as="div">
          <IconDisc {...(policy && { tone: 'positive' as const })}>{policy ? <ShieldCheckIcon /> : <ShieldIcon />}</IconDisc>
          <span className="words">
            <Typography variant="subtitle1">
              {href ? (
                <Link className="row" href={href}>
                  {t.title()}
                </Link>
              ) : (
                t.title()
              )}
            </Typography>
            <Typography variant="caption" color="textTertiary">
              {insurances.state === 'loading' ? (
                <Skeleton width={120} height={10} />
              ) : insurances.state === 'failed' ? (
                t.unknown()
              ) : policy ? (
                policy.ends_at ? (
                  t.active({ day: format.day(policy.ends_at) })
                ) : (
                  t.activeOpen()
                )
              ) : (
                t.stopped()
              )}
            </Typography>
          </span>
          {href && <CaretRightIcon width={16} height={16} aria-hidden="true" />}
        </ListRow>
      </List>
    </Card>
  )
}

/** UTA at a glance: balance, subscription, the current month, the latest deals. Each part loads and fails on its own. */
export function UtaScreen(props: UtaScreenProps) {
  const { subscriptions, settings, statistics, deals, publicDeals, insurances, links } = props
  const uta = mapLoadable(props.uta, (value) => withLockedAmount(value, settings.state === 'ready' ? settings.value : null))
  const t = useTranslations('utaOverview')
  const { now } = useDesignSystem()
  const blocked = settings.state === 'ready' && settings.value.uta_withdrawal_blocked
  const term = subscriptions.state === 'ready' ? termOf(subscriptions.value.data, now()) : null
  // Without purchases and balance: an introduction to UTA instead of figures that are all zero.
  const outside = subscriptions.state === 'ready' && term === null && uta.state === 'ready' && isZero(uta.value.balance)
  const plans = subscriptions.state === 'ready' ? (subscriptions.value.plans ?? []) : []
  const shownDeals = outside ? publicDeals : deals

  const dealsSection = (
    <Section
      title={outside ? t.deals.public() : t.deals.title()}
      link={links.deals === null ? null : { label: t.deals.all(), href: links.deals }}
      aside={shownDeals.state === 'ready' && shownDeals.value.length > 0 && <LastUpdated {...freshnessOf(shownDeals)} aside />}
    >
      <LoadableView from={shownDeals} skeleton={<SkeletonRows count={5} />} failed={t.deals.failed()} safe={t.deals.safe()} level={3}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t.deals.none()} level={3} illustration={<EmptyArt width={200} />}>
              {t.deals.noneText()}
            </EmptyState>
          ) : (
            <DealTable
              caption={outside ? t.deals.public() : t.deals.title()}
              deals={list}
              bleed
              few
              ground="card"
              hidden={outside ? false : undefined}
              {...(links.deal && !outside && { hrefOf: ({ id }) => links.deal!(id) })}
            />
          )
        }
      </LoadableView>
    </Section>
  )

  return (
    <Page>
      <Grid>
        <Cell span={8} narrow={7}>
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
        </Cell>
        <Cell span={4} narrow={5}>
          {term === null && subscriptions.state === 'ready' ? (
            <PlanTeaser plans={plans} href={links.utaSubscribe} />
          ) : (
            <LoadableView from={subscriptions} skeleton={<UtaSkeleton />} failed={t.subscription.failed()} card>
              {() => term && <SubscriptionCard term={term} href={links.utaSubscribe} />}
            </LoadableView>
          )}
        </Cell>
      </Grid>
      {!outside && (
        <Grid>
          <Cell span={8} narrow={7}>
            <LoadableView from={statistics} skeleton={<BalanceLineSkeleton />} failed={t.month.failed()} safe={t.safe()} card>
              {(value) => <BalanceLine statistics={value} unit="USDT" />}
            </LoadableView>
          </Cell>
          <Facts span={4} narrow={5}>
            <LoadableView from={statistics} skeleton={<MonthFactsSkeleton />} failed={t.month.failed()} card>
              {({ month, updated_at }, { savedAt }) => (
                <MonthFacts month={month} unit="USDT" fresh={{ asOf: instant(updated_at), savedAt }} href={links.statistics} />
              )}
            </LoadableView>
            {insurances && <InsuranceCard insurances={insurances} href={links.insurance} />}
          </Facts>
        </Grid>
      )}
      {dealsSection}
    </Page>
  )
}
