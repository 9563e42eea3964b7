import type { TokensExchange } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { transactionTime } from '../../lib/transactionTime.ts'
import { mapLoadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Receipt } from '../../components/data-display/Receipt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useRateText } from './ExchangeReviewScreen.tsx'
import { ExchangeStep } from './ExchangeStep.tsx'

export interface ExchangeReceiptScreenProps {
  /** The exchange that the address names; `missing` if the server does not know it. */
  exchange: Loadable<TokensExchange | 'missing'>
  /** The full URL of the receipt. */
  address: string
  /** Another exchange, the list, and the exchange's own transaction. */
  links: { again: string; transactions: string; transaction: (id: string) => string }
}

function Done({ exchange, address, links }: Omit<ExchangeReceiptScreenProps, 'exchange'> & { exchange: TokensExchange }) {
  const t = useTranslations('bonus')
  const words = useTranslations('frame').transaction
  const format = useFormat()
  const rateText = useRateText()
  const { id, status, account, from_amount, from_token, net_amount, to_token, fee_amount } = exchange
  const failed = status === 'failed'
  const time = transactionTime(exchange)
  const money = (name: string, value: string, unit: string, rounding?: 'up') => ({
    name,
    value: <ExactMoney value={value} unit={unit} {...(rounding && { rounding })} even />,
    text: format.exact(value, unit),
  })
  return (
    <Receipt
      title={t.receipt.title()}
      amount={failed ? { value: from_amount, unit: from_token } : { value: net_amount, unit: to_token }}
      status={status}
      address={address}
      facts={[
        money(t.receipt.given(), failed ? '0' : from_amount, from_token),
        money(t.receipt.received(), failed ? '0' : net_amount, to_token),
        { name: t.receipt.rate(), value: rateText(exchange) },
        money(t.receipt.fee(), fee_amount, to_token, 'up'),
        { name: t.receipt.from(), value: t.exchange.accounts[account === 'bonus' ? 'bonus' : 'main']() },
        { name: words.time[time.name](), value: format.moment(time.at) },
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
        <Notice severity="error">
          {exchange.failure_reason} {t.receipt.failed()}
        </Notice>
      ) : (
        status === 'done' && <Notice severity="success">{t.receipt.done()}</Notice>
      )}
    </Receipt>
  )
}

/** The result of an exchange, as a receipt. */
export function ExchangeReceiptScreen({ exchange, ...rest }: ExchangeReceiptScreenProps) {
  const t = useTranslations('bonus').receipt
  // A quote that was not accepted has no receipt.
  const taken = mapLoadable(exchange, (value) =>
    value !== 'missing' && (value.status === 'quoted' || value.status === 'expired') ? ('missing' as const) : value,
  )
  return (
    <ExchangeStep
      step={3}
      exchange={taken}
      failed={t.load()}
      gone={{ title: t.gone(), text: t.goneText(), verb: t.again(), href: rest.links.again }}
    >
      {(value) => <Done exchange={value} {...rest} />}
    </ExchangeStep>
  )
}
