import { useQueryClient } from '@tanstack/react-query'
import { asRequest } from '#design-system/screens/bonus/exchange.ts'
import type { ExchangeAccount, ExchangeDraft, ExchangeOrder } from '#design-system/screens/bonus/exchange.ts'
import { exchangeTokens, getGetTokensExchangeQueryKey } from '#sdk'
import { useReviewEntry } from '../../money/use-review.ts'
import { toSearch } from '../../site/paths.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { quoteSearch } from './exchange-search-params.ts'
import { useEachAccount } from './use-each-account.ts'
import { useQuoteRequest } from './use-quoting.ts'

/** Asks the server for a quote, which has a review of its own. */
export function useQuoteOrder(account: ExchangeAccount, onDraft: (draft: ExchangeDraft) => void): ExchangeOrder {
  const review = useReviewEntry()
  const client = useQueryClient()
  const here = useIsMounted()
  const [submission, onQuote, reset] = useQuoteRequest(async (draft: ExchangeDraft) => {
    onDraft(draft)
    const quote = await exchangeTokens(asRequest(draft))
    client.setQueryData(getGetTokensExchangeQueryKey(quote.id), quote)
    if (here()) review.open(toSearch(quoteSearch(account, quote.id, draft.side)).toString())
  })
  useEachAccount(account, reset)
  return { quotes: true, submission, onQuote }
}
