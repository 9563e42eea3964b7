import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { ExchangeReviewScreen } from '#design-system/screens/bonus/ExchangeReviewScreen.tsx'
import type { Side } from '#design-system/screens/bonus/exchange.ts'
import { exchangeTokens, getGetTokensExchangeQueryKey, getTokensExchange } from '#sdk'
import { useMoneyWrite } from '../../query/use-money-write.ts'
import { useHere } from '../../root/use-here.ts'
import { usePath } from '../../root/use-path.ts'
import { placeOfAccount, placeOfQuote } from './exchange-place.ts'
import { useExchange } from './use-exchange.ts'
import { useQuoting } from './use-quoting.ts'

const settled: ReadonlySet<string> = new Set(['processing', 'done', 'failed'])
const receiptOf = (id: string): string => `?receipt=${encodeURIComponent(id)}`

/** The second step: the offer has an address of its own, so a reload, and an answer that did not come, lose nothing. */
export function ExchangeReview({ id, by }: { id: string; by: Side }) {
  const { to, link } = usePath()
  const navigate = useNavigate()
  const client = useQueryClient()
  const here = useHere()
  const page = to('/cabinet/bonus-account/exchange')
  const quote = useExchange(id)
  const offer = quote.state === 'ready' && quote.value !== 'missing' ? quote.value : null
  const { submission, outcome, submit } = useMoneyWrite({
    operation: `exchangeTokens ${id}`,
    send: async (options) => {
      const done = await exchangeTokens({ quote_id: id }, options)
      client.setQueryData(getGetTokensExchangeQueryKey(id), done)
      return done.id
    },
    // The exchange has the offer's id. While the offer still holds, a request on its way can take it; once it has expired, none can.
    lookUp: async () => {
      const now = await getTokensExchange(id)
      client.setQueryData(getGetTokensExchangeQueryKey(id), now)
      if (settled.has(now.status)) return id
      if (now.status === 'expired') return null
      throw new Error('The offer still holds')
    },
    looks: 1,
    onDone: (done) => void navigate(page + receiptOf(done), { replace: true }),
  })
  const [renewing, onRenew] = useQuoting(async () => {
    if (!offer) return
    const { account, from_token, to_token } = offer
    const next = await exchangeTokens({ account, from_token, to_token, [by]: offer[by] })
    client.setQueryData(getGetTokensExchangeQueryKey(next.id), next)
    if (here()) await navigate(page + placeOfQuote(next.id, by), { replace: true })
  })
  if (offer && settled.has(offer.status)) return <Navigate to={page + receiptOf(id)} replace />
  const back = page + placeOfAccount(offer?.account === 'main' ? 'main' : 'bonus')
  return (
    <ExchangeReviewScreen
      quote={quote}
      submission={submission}
      outcome={outcome}
      onExecute={submit}
      renewing={renewing}
      onRenew={onRenew}
      links={{ change: back, again: page, transactions: link('/cabinet/trade/transactions'), help: link('/cabinet/help') ?? to('/help') }}
    />
  )
}
