import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react'
import CalculatorIcon from '@phosphor-icons/core/regular/calculator.svg?react'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import ListBulletsIcon from '@phosphor-icons/core/regular/list-bullets.svg?react'
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import type { ReactNode } from 'react'
import type { UserInsurance, UtaBalance, UtaDeal } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { ReedBarChart } from '../../components/charts/ReedBarChart.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { RowList, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { UtaPanelProps } from '../cabinet/UtaPanel.tsx'
import { UtaPanel } from '../cabinet/UtaPanel.tsx'
import { LatestDeals } from '../uta/LatestDeals.tsx'

type Href = string | null

export type TradeScreenProps = Omit<UtaPanelProps, 'links' | 'chart'> & {
  /** `null` when insurance is switched off. */
  insurances: Loadable<UserInsurance[]> | null
  /** The user's latest deals. */
  deals: Loadable<UtaDeal[]>
  /** UTA's latest deals, for who never subscribed. */
  publicDeals: Loadable<UtaDeal[]>
  /** UTA and the pages about it; `null` hides what is switched off. */
  links: UtaPanelProps['links'] & {
    insurance: Href
    deals: Href
    /** Each deal of the user's own; `null` leaves them without a link. */
    deal: ((id: string) => string) | null
    statistics: Href
    calculator: Href
    transactions: Href
  }
}

type Service = { key: string; icon: ReactNode; name: string; state: ReactNode; color?: 'success'; href: Href }

function Days({ uta, summary }: { uta: UtaBalance; summary: string }) {
  const t = useTranslations('cabinet').uta
  const format = useFormat()
  return (
    <ReedBarChart
      title={t.daily()}
      summary={summary}
      bars={uta.days.map(({ date, profit }) => ({
        key: date,
        name: format.monthDay(date),
        tick: format.dayOfMonth(date),
        value: profit,
      }))}
      unit={uta.token_name}
      of={useTranslations('trade').day()}
      reeds={2}
      now={uta.days.length - 1}
      height={180}
    />
  )
}

/** UTA day by day, the pages that lead on from here, and the latest deals. */
export function TradeScreen({ subscriptions, uta, insurances, deals, publicDeals, links }: TradeScreenProps) {
  const t = useTranslations('trade')
  const { items } = useTranslations('frame')
  const format = useFormat()
  const policy = insurances?.state === 'ready' ? insurances.value.findLast(({ is_active }) => is_active) : undefined
  const insured = (): ReactNode => {
    if (insurances?.state === 'loading') return <Skeleton width={120} height={10} />
    if (insurances?.state === 'failed') return t.unknown()
    if (!policy) return t.notInsured()
    return policy.ends_at ? t.insured({ day: format.day(policy.ends_at) }) : t.insuredOpen()
  }
  const services: Service[] = [
    ...(insurances === null
      ? []
      : [
          {
            key: 'insurance',
            icon: <ShieldCheckIcon />,
            name: t.insurance(),
            state: insured(),
            ...(policy && { color: 'success' as const }),
            href: links.insurance,
          },
        ]),
    { key: 'deals', icon: <ListBulletsIcon />, name: t.deals(), state: t.dealsText(), href: links.deals },
    { key: 'statistics', icon: <ChartBarIcon />, name: t.statistics(), state: t.statisticsText(), href: links.statistics },
    {
      key: 'transactions',
      icon: <ArrowsLeftRightIcon />,
      name: items.transactions(),
      state: t.transactionsText(),
      href: links.transactions,
    },
    { key: 'calculator', icon: <CalculatorIcon />, name: t.calculator(), state: t.calculatorText(), href: links.calculator },
  ]
  const never = subscriptions.state === 'ready' && subscriptions.value.length === 0
  // An entry that only links to a page is hidden if the page is missing; insurance shows its status anyway.
  const shown = services.filter(({ key, href }) => key === 'insurance' || href !== null)

  return (
    <PageStack>
      <CardGrid>
        <CardGridItem span={shown.length > 0 ? 7 : 12}>
          <UtaPanel
            subscriptions={subscriptions}
            uta={uta}
            links={links}
            chart={(value, summary) => <Days uta={value} summary={summary} />}
          />
        </CardGridItem>
        {shown.length > 0 && (
          <CardGridItem span={5}>
            <Section title={t.around()}>
              <RowList>
                {shown.map(({ key, icon, name, state, color, href }) => (
                  <ListRow key={key}>
                    <IconDisc {...(color && { color })}>{icon}</IconDisc>
                    <RowWords name={name} href={href}>
                      {state}
                    </RowWords>
                    {href && <CaretRightIcon width={16} height={16} aria-hidden="true" />}
                  </ListRow>
                ))}
              </RowList>
            </Section>
          </CardGridItem>
        )}
        <CardGridItem span={12}>
          <LatestDeals deals={never ? publicDeals : deals} arePublic={never} links={links} />
        </CardGridItem>
      </CardGrid>
    </PageStack>
  )
}
