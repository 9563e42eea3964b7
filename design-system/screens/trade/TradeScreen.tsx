import { CalculatorIcon } from '@phosphor-icons/react/dist/csr/Calculator'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar'
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import type { ReactNode } from 'react'
import type { Transaction, UserInsurance } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { IconDisc } from '../../parts/IconDisc.tsx'
import { List, ListRow, RowWords } from '../../parts/ListRow.tsx'
import { Section } from '../../parts/Section.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LatestTransactions } from '../cabinet/LatestTransactions.tsx'
import type { UtaPanelProps } from '../cabinet/UtaPanel.tsx'
import { UtaPanel } from '../cabinet/UtaPanel.tsx'

type Href = string | null

export type TradeScreenProps = Omit<UtaPanelProps, 'links'> & {
  /** Newest first, five. */
  transactions: Loadable<Transaction[]>
  /** `null` when insurance is switched off. */
  insurances: Loadable<UserInsurance[]> | null
  links: UtaPanelProps['links'] & {
    insurance: Href
    deals: Href
    statistics: Href
    calculator: Href
    transactions: Href
    transaction: (id: string) => string
  }
}

type Service = { key: string; icon: ReactNode; name: string; state: ReactNode; tone?: 'positive'; href: Href }

/** The services of trading with the state each is in, and what they changed last. */
export function TradeScreen({ subscriptions, uta, transactions, insurances, hidden, links }: TradeScreenProps) {
  const t = useText('trade')
  const format = useFormat()
  const policy = insurances?.state === 'ready' ? insurances.value.findLast(({ is_active }) => is_active) : undefined
  const insured = (): ReactNode => {
    if (insurances?.state === 'loading') return <Skeleton width={120} height={10} />
    if (insurances?.state === 'failed') return t.unknown()
    return policy ? t.insured({ day: format.day(policy.ends_at) }) : t.notInsured()
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
            ...(policy && { tone: 'positive' as const }),
            href: links.insurance,
          },
        ]),
    { key: 'deals', icon: <ListBulletsIcon />, name: t.deals(), state: t.dealsText(), href: links.deals },
    { key: 'statistics', icon: <ChartBarIcon />, name: t.statistics(), state: t.statisticsText(), href: links.statistics },
    { key: 'calculator', icon: <CalculatorIcon />, name: t.calculator(), state: t.calculatorText(), href: links.calculator },
  ]
  // What is only a way to a page is nothing without that page; the insurance has a state to tell either way.
  const shown = services.filter(({ key, href }) => key === 'insurance' || href !== null)

  return (
    <Page>
      <Grid>
        <Cell span={shown.length > 0 ? 7 : 12}>
          <UtaPanel subscriptions={subscriptions} uta={uta} hidden={hidden} links={links} />
        </Cell>
        {shown.length > 0 && (
          <Cell span={5}>
            <Section title={t.around()}>
              <List>
                {shown.map(({ key, icon, name, state, tone, href }) => (
                  <ListRow key={key}>
                    <IconDisc {...(tone && { tone })}>{icon}</IconDisc>
                    <RowWords name={name} href={href}>
                      {state}
                    </RowWords>
                    {href && <CaretRightIcon size={16} aria-hidden="true" />}
                  </ListRow>
                ))}
              </List>
            </Section>
          </Cell>
        )}
        <Cell span={12}>
          <LatestTransactions transactions={transactions} hidden={hidden} links={links} />
        </Cell>
      </Grid>
    </Page>
  )
}
