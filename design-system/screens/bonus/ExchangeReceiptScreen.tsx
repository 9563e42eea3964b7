import type { TokensExchange } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Grid.tsx'
import { NoResultsArt } from '../../parts/illustrations/NoResultsArt.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Money } from '../../parts/Money.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Receipt } from '../../parts/Receipt.tsx'
import { Card } from '../../parts/Section.tsx'
import { SkeletonRows } from '../../parts/Skeleton.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useRateText } from './ExchangeReviewScreen.tsx'
import { ExchangeSteps, Steps } from './ExchangeScreen.tsx'

export interface ExchangeReceiptScreenProps {
  exchange: Loadable<TokensExchange | 'missing'>
  /** The receipt's own address, whole. */
  address: string
  hidden: boolean
  links: { again: string; transactions: string; transaction: (id: string) => string }
}

function Done({ exchange, address, hidden, links }: Omit<ExchangeReceiptScreenProps, 'exchange'> & { exchange: TokensExchange }) {
  const t = useText('bonus')
  const format = useFormat()
  const rateText = useRateText()
  const { now } = useReader()
  const { id, status, account, from_amount, from_token, net_amount, to_token, fee_amount, completed_at, created_at } = exchange
  const moment = `${format.dayTime(completed_at ?? created_at, now())}, ${format.zone(completed_at ?? created_at)}`
  const failed = status === 'failed'
  const money = (name: string, value: string, unit: string) => ({
    name,
    value: <Money value={value} unit={unit} exact even hidden={hidden} />,
    text: format.exact(value, unit),
  })
  return (
    <Receipt
      title={t.receipt.title()}
      amount={{ value: from_amount, unit: from_token }}
      status={status}
      address={address}
      hidden={hidden}
      facts={[
        money(t.receipt.given(), failed ? '0' : from_amount, from_token),
        money(t.receipt.received(), failed ? '0' : net_amount, to_token),
        { name: t.receipt.rate(), value: rateText(exchange) },
        money(t.receipt.fee(), fee_amount, to_token),
        { name: t.receipt.from(), value: t.exchange.accounts[account === 'bonus' ? 'bonus' : 'main']() },
        { name: t.receipt.at(), value: moment },
        { name: t.receipt.id(), value: id },
      ]}
      actions={
        <>
          <Button href={links.again}>{t.receipt.again()}</Button>
          {exchange.transaction_id !== null && (
            <Button variant="soft" href={links.transaction(exchange.transaction_id)}>
              {t.receipt.transaction()}
            </Button>
          )}
        </>
      }
    >
      {failed ? (
        <Notice tone="negative">
          {exchange.failure_reason} {t.receipt.failed()}
        </Notice>
      ) : (
        status === 'done' && <Notice tone="positive">{t.receipt.done()}</Notice>
      )}
    </Receipt>
  )
}

/** What became of an exchange, to be kept. */
export function ExchangeReceiptScreen({ exchange, ...rest }: ExchangeReceiptScreenProps) {
  const t = useText('bonus').receipt
  return (
    <Page>
      <ExchangeSteps current={3} />
      <Steps>
        <Loaded
          from={exchange}
          failed={t.load()}
          card
          skeleton={
            <Card>
              <SkeletonRows count={4} />
            </Card>
          }
        >
          {(value) =>
            value === 'missing' || value.status === 'quoted' || value.status === 'expired' ? (
              <Card>
                <EmptyState
                  title={t.gone()}
                  illustration={<NoResultsArt />}
                  action={
                    <Button variant="soft" href={rest.links.again}>
                      {t.again()}
                    </Button>
                  }
                >
                  {t.goneText()}
                </EmptyState>
              </Card>
            ) : (
              <Done exchange={value} {...rest} />
            )
          }
        </Loaded>
      </Steps>
    </Page>
  )
}
