import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { ExchangeReviewScreen } from '#design-system/screens/bonus/ExchangeReviewScreen.tsx'
import type { ExchangeAccount, Side } from '#design-system/screens/bonus/exchange.ts'
import { exchangeTokens, getGetTokensExchangeQueryKey, getTokensExchange } from '#sdk'
import { absent, found, unsure } from '../../money/look-up.ts'
import { useMoneyWrite } from '../../money/use-money-write.ts'
import { useReviewEntry } from '../../money/use-review.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { toSearch } from '../../site/paths.ts'
import { usePath } from '../../hooks/use-path.ts'
import { accountSearch, areaSearch, quoteSearch } from './exchange-search-params.ts'
import { useExchange } from './use-exchange.ts'
import { useQuoteRequest } from './use-quoting.ts'
import { useSupport } from '../../hooks/use-support.ts'

const settled: ReadonlySet<string> = new Set(['processing', 'done', 'failed'])

/** The second step: the offer has an address of its own, so a reload, and an answer that did not come, lose nothing. */
export function ExchangeReview({ id, by, account }: { id: string; by: Side; account: ExchangeAccount }) {
  const { to } = usePath()
  const navigate = useNavigate()
  const review = useReviewEntry()
  const client = useQueryClient()
  const here = useIsMounted()
  const support = useSupport()
  const { exchange_quotes } = useConfig()
  const from = areaSearch(account)
  const receiptOf = (receipt: string) => to('/cabinet/bonus-account/exchange', { search: { receipt, ...from } })
  const quote = useExchange(id)
  const offer = quote.state === 'ready' && quote.value !== 'missing' ? quote.value : null
  const { submission, outcome, submit } = useMoneyWrite({
    operation: `exchangeTokens ${id}`,
    send: async (options, payer) => {
      const done = await exchangeTokens({ quote_id: id, ...payer }, options)
      client.setQueryData(getGetTokensExchangeQueryKey(id), done)
      return done.id
    },
    // The exchange has the offer's id. While the offer still holds, a request on its way can take it; once it has expired, none can.
    lookUp: async () => {
      const now = await getTokensExchange(id)
      if (now.id !== id) return unsure
      client.setQueryData(getGetTokensExchangeQueryKey(id), now)
      if (settled.has(now.status)) return found(id)
      // The server confirms that this offer expired unused.
      if (now.status === 'expired') return absent
      throw new Error('The offer still holds')
    },
    lookUpsNeeded: 1,
    onDone: (done) => void navigate(receiptOf(done), { replace: true, preventScrollReset: true }),
  })
  const [renewing, onRenew] = useQuoteRequest(async () => {
    if (!offer) return
    const { account: source, from_token, to_token } = offer
    const next = await exchangeTokens({ account: source, from_token, to_token, [by]: offer[by] })
    client.setQueryData(getGetTokensExchangeQueryKey(next.id), next)
    if (here()) review.replace(toSearch(quoteSearch(account, next.id, by)).toString())
  })
  const onEdit = () =>
    review.leave(to('/cabinet/bonus-account/exchange', { search: accountSearch(offer?.account === 'main' ? 'main' : 'bonus') }))
  if (offer && settled.has(offer.status)) return <Navigate to={receiptOf(id)} replace />
  return (
    <ExchangeReviewScreen
      quote={quote}
      submission={submission}
      outcome={outcome}
      onExecute={submit}
      renewing={renewing}
      // Asking for a quote is a request that may move money: only a server that quotes is asked.
      onRenew={exchange_quotes ? onRenew : onEdit}
      onEdit={onEdit}
      links={{ again: to('/cabinet/bonus-account/exchange', { search: from }), transactions: to('/cabinet/trade/transactions'), support }}
    />
  )
}
