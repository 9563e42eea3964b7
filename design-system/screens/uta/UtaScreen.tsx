import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { ShieldIcon } from '@phosphor-icons/react/dist/csr/Shield'
import type { UserInsurance, UserSettings, UtaBalance, UtaDeal, UtaStatistics, UtaSubscriptionList } from '#sdk'
import { instant } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf, joinLoadables } from '../../lib/loadable.ts'
import { isZero } from '../../lib/money.ts'
import { termOf } from '../../lib/subscription.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { DealTable } from '../../parts/deals/DealTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { IconDisc } from '../../parts/IconDisc.tsx'
import { List, ListRow } from '../../parts/ListRow.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card, Section } from '../../parts/Section.tsx'
import { Skeleton, SkeletonRows } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { UtaSkeleton } from '../cabinet/skeletons.tsx'
import { UtaHeroSkeleton } from './skeletons.tsx'
import { BalanceLine } from './BalanceLine.tsx'
import { MonthFacts } from './MonthFacts.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import { UtaHero } from './UtaHero.tsx'
import { PlanTeaser, UtaTeaser } from './UtaTeaser.tsx'

type Href = string | null

export interface UtaScreenProps {
  uta: Loadable<UtaBalance>
  /** What was bought, the last one being the active one, and what can be. */
  subscriptions: Loadable<UtaSubscriptionList>
  settings: Loadable<UserSettings>
  /** Of the present month. */
  statistics: Loadable<UtaStatistics>
  /** Newest first, five: the reader's own. */
  deals: Loadable<UtaDeal[]>
  /** The same of everybody, for whoever has no own. */
  publicDeals: Loadable<UtaDeal[]>
  /** `null` when insurance is switched off. */
  insurances: Loadable<UserInsurance[]> | null
  /** Amounts as ••••. */
  hidden: boolean
  onHidden: (hidden: boolean) => void
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

function InsuranceCard({ insurances, href }: { insurances: Loadable<UserInsurance[]>; href: Href }) {
  const t = useText('utaOverview').insurance
  const format = useFormat()
  const { Link } = useReader()
  const policy = insurances.state === 'ready' ? insurances.value.findLast(({ is_active }) => is_active) : undefined
  return (
    <Card as="div">
      <List as="div">
        <ListRow as="div">
          <IconDisc {...(policy && { tone: 'positive' as const })}>{policy ? <ShieldCheckIcon /> : <ShieldIcon />}</IconDisc>
          <span className="words">
            <Text variant="label">
              {href ? (
                <Link className="row" href={href}>
                  {t.title()}
                </Link>
              ) : (
                t.title()
              )}
            </Text>
            <Text variant="caption" tone="tertiary">
              {insurances.state === 'loading' ? (
                <Skeleton width={120} height={10} />
              ) : insurances.state === 'failed' ? (
                t.unknown()
              ) : policy ? (
                t.active({ day: format.day(policy.ends_at) })
              ) : (
                t.stopped()
              )}
            </Text>
          </span>
          {href && <CaretRightIcon size={16} aria-hidden="true" />}
        </ListRow>
      </List>
    </Card>
  )
}

/** UTA at a glance: what is in it, how long it goes on, what this month has been, the latest deals. Each part loads and fails on its own. */
export function UtaScreen(props: UtaScreenProps) {
  const { uta, subscriptions, settings, statistics, deals, publicDeals, insurances, hidden, links } = props
  const t = useText('utaOverview')
  const { now } = useReader()
  const blocked = settings.state === 'ready' && settings.value.uta_withdrawal_blocked
  const term = subscriptions.state === 'ready' ? termOf(subscriptions.value.data, now()) : null
  // Nothing bought and nothing in it: what UTA is stands in place of figures that are all nought.
  const outside = subscriptions.state === 'ready' && term === null && uta.state === 'ready' && isZero(uta.value.balance)
  const plans = subscriptions.state === 'ready' ? subscriptions.value.plans : []
  const shownDeals = outside ? publicDeals : deals

  const dealsSection = (
    <Section
      title={outside ? t.deals.public() : t.deals.title()}
      link={links.deals === null ? null : { label: t.deals.all(), href: links.deals }}
      aside={shownDeals.state === 'ready' && shownDeals.value.length > 0 && <AsOf {...freshnessOf(shownDeals)} aside />}
    >
      <Loaded from={shownDeals} skeleton={<SkeletonRows count={5} />} failed={t.deals.failed()} safe={t.deals.safe()} level={3}>
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
              hidden={hidden && !outside}
              {...(links.deal && !outside && { hrefOf: ({ id }) => links.deal!(id) })}
            />
          )
        }
      </Loaded>
    </Section>
  )

  return (
    <Page>
      <Grid>
        <Cell span={8} narrow={7}>
          {outside ? (
            <UtaTeaser href={links.utaSubscribe} />
          ) : (
            <Loaded
              from={joinLoadables<[UtaBalance, UtaSubscriptionList]>(uta, subscriptions)}
              skeleton={<UtaHeroSkeleton />}
              failed={t.failed()}
              safe={t.safe()}
              card
            >
              {([value]) => (
                <UtaHero
                  uta={value}
                  blocked={blocked}
                  savedAt={uta.state === 'ready' ? uta.savedAt : undefined}
                  hidden={hidden}
                  onHidden={props.onHidden}
                  links={links}
                />
              )}
            </Loaded>
          )}
        </Cell>
        <Cell span={4} narrow={5}>
          {term === null && subscriptions.state === 'ready' ? (
            <PlanTeaser plans={plans} href={links.utaSubscribe} />
          ) : (
            <Loaded from={subscriptions} skeleton={<UtaSkeleton />} failed={t.subscription.failed()} card>
              {() => term && <SubscriptionCard term={term} href={links.utaSubscribe} />}
            </Loaded>
          )}
        </Cell>
        {!outside && (
          <>
            <Cell span={8} narrow={7}>
              <Loaded from={statistics} skeleton={<UtaSkeleton />} failed={t.month.failed()} safe={t.safe()} card>
                {(value) => <BalanceLine statistics={value} unit="USDT" hidden={hidden} />}
              </Loaded>
            </Cell>
            <Cell span={4} narrow={5}>
              <Loaded from={statistics} skeleton={<UtaSkeleton />} failed={t.month.failed()} card>
                {({ month, updated_at }, { savedAt }) => (
                  <MonthFacts
                    month={month}
                    unit="USDT"
                    fresh={{ asOf: instant(updated_at), savedAt }}
                    hidden={hidden}
                    href={links.statistics}
                  />
                )}
              </Loaded>
              {insurances && <InsuranceCard insurances={insurances} href={links.insurance} />}
            </Cell>
          </>
        )}
        <Cell span={12}>{dealsSection}</Cell>
      </Grid>
    </Page>
  )
}
