import { useQueryClient } from '@tanstack/react-query'
import { mapLoadable } from '#design-system/lib/loadable.ts'
import { asRequest } from '#design-system/screens/bonus/exchange.ts'
import type { ExchangeAccount, ExchangeDraft } from '#design-system/screens/bonus/exchange.ts'
import { ExchangeScreen } from '#design-system/screens/bonus/ExchangeScreen.tsx'
import { exchangeTokens, getGetTokensExchangeQueryKey, useGetCurrentBonus, useListBalances, useListTransactions } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useReviewEntry } from '../../api/use-review.ts'
import { useIsMounted } from '../../root/use-is-mounted.ts'
import { toSearch } from '../../paths.ts'
import { usePath } from '../../root/use-path.ts'
import { accountSearch, quoteSearch } from './exchange-search-params.ts'
import type { ExchangePlace } from './exchange-search-params.ts'
import { useQuoteRequest } from './use-quoting.ts'

const LATEST = 4

/** The first step: what, and how much of it. */
export function ExchangeStart({
  place,
  draft,
  onDraft,
}: {
  place: ExchangePlace
  draft: ExchangeDraft | null
  onDraft: (draft: ExchangeDraft) => void
}) {
  const { account, token } = place
  const { to } = usePath()
  const startFrom = (from: ExchangeAccount) => to('/cabinet/bonus-account/exchange', { search: accountSearch(from) })
  const review = useReviewEntry()
  const client = useQueryClient()
  const here = useIsMounted()
  const [quoting, onQuote] = useQuoteRequest(async (next: ExchangeDraft) => {
    onDraft(next)
    const quote = await exchangeTokens(asRequest(next))
    client.setQueryData(getGetTokensExchangeQueryKey(quote.id), quote)
    if (here()) review.open(toSearch(quoteSearch(account, quote.id, next.side)).toString())
  })
  const history = useListTransactions(
    account === 'bonus' ? { account: 'bonus', per_page: LATEST } : { account: 'main', type: 'exchange', per_page: LATEST },
  )
  return (
    <ExchangeScreen
      account={account}
      token={token}
      bonus={toLoadable(useGetCurrentBonus())}
      balances={toLoadable(useListBalances())}
      history={mapLoadable(toLoadable(history), ({ data }) => data)}
      draft={draft}
      quoting={quoting}
      onQuote={onQuote}
      links={{
        bonus: to('/cabinet/bonus-account'),
        accounts: { bonus: startFrom('bonus'), main: startFrom('main') },
        transaction: (id) => to('/cabinet/trade/transactions', { search: { transaction: id } }),
      }}
    />
  )
}
