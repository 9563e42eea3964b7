import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { ExchangeAccount, ExchangeOrder, ExchangeRequest } from '#design-system/screens/bonus/exchange.ts'
import { exchangeTokens, getGetTokensExchangeQueryKey, getTokensExchange } from '#sdk'
import type { TokensExchange } from '#sdk'
import { byTransaction } from '../../money/look-up.ts'
import { useReviewedWrite } from '../../money/use-reviewed-write.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useSupport } from '../../hooks/use-support.ts'
import { areaSearch, quoteSearch } from './exchange-search-params.ts'
import { useEachAccount } from './use-each-account.ts'

/** Looks up the exchange with this key: its transaction names it. */
const lookUp = byTransaction(({ related_id }) => (related_id === null ? null : getTokensExchange(related_id)))

/** Reviews an estimate, and sends the exchange only when it is confirmed. */
export function useDirectOrder(account: ExchangeAccount): ExchangeOrder {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { to } = usePath()
  const { submit, reset, form } = useReviewedWrite<[ExchangeRequest], TokensExchange>({
    operation: 'exchangeTokens',
    send: (options, payer, request) => exchangeTokens({ ...request, ...payer }, options),
    lookUp,
    onDone(exchange, how) {
      client.setQueryData(getGetTokensExchangeQueryKey(exchange.id), exchange)
      // A server that quotes although the deployment does not say so: nothing has moved, and its offer can be reviewed.
      const search =
        exchange.status === 'quoted' ? quoteSearch(account, exchange.id, 'from_amount') : { receipt: exchange.id, ...areaSearch(account) }
      void navigate(to('/cabinet/bonus-account/exchange', { search }), { ...how, preventScrollReset: true })
    },
    draft: 'exchange amounts',
  })
  useEachAccount(account, reset)
  return {
    quotes: false,
    ...form,
    onSend: submit,
    links: { transactions: to('/cabinet/trade/transactions', { search: { type: 'exchange' } }), support: useSupport() },
  }
}
