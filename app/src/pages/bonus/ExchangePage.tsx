import { useSearchParams } from 'react-router-dom'
import { useDraftState } from '#design-system/forms/useDraft.ts'
import type { ExchangeDraft } from '#design-system/screens/bonus/exchange.ts'
import { useReceipt } from '../../root/use-receipt.ts'
import { parseExchangeSearch } from './exchange-search-params.ts'
import { ExchangeReceipt } from './ExchangeReceipt.tsx'
import { ExchangeReview } from './ExchangeReview.tsx'
import { ExchangeStart } from './ExchangeStart.tsx'

const nothing = {}

/** Shows the amount, the offer or the receipt, as the URL says. The form's entries stay, so that they can be changed later. */
export default function ExchangePage() {
  const place = parseExchangeSearch(useSearchParams()[0])
  const receipt = useReceipt()
  const [kept, keep] = useDraftState<{ [Field in keyof ExchangeDraft]?: string }>('exchange', nothing)
  const draft = 'account' in kept ? (kept as ExchangeDraft) : null
  // What was done is done: the next one begins empty.
  if (receipt.id !== null) return <ExchangeReceipt id={receipt.id} address={receipt.address} account={place.account} />
  if (place.quote !== null) return <ExchangeReview key={place.quote} id={place.quote} by={place.by} account={place.account} />
  return <ExchangeStart key={place.account} place={place} draft={draft} onDraft={keep} />
}
