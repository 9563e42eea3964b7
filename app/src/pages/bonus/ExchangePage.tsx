import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDraftState } from '#design-system/forms/useDraft.ts'
import type { ExchangeDraft } from '#design-system/screens/bonus/exchange.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { useReceipt } from '../../hooks/use-receipt.ts'
import { parseExchangeSearch } from './exchange-search-params.ts'
import type { ExchangePlace } from './exchange-search-params.ts'
import { ExchangeReceipt } from './ExchangeReceipt.tsx'
import { ExchangeReview } from './ExchangeReview.tsx'
import { ExchangeStart } from './ExchangeStart.tsx'
import { useDirectOrder } from './use-direct-order.ts'
import { useQuoteOrder } from './use-quote-order.ts'

const nothing = {}

interface StartProps {
  place: ExchangePlace
  draft: ExchangeDraft | null
  onDraft: (draft: ExchangeDraft) => void
}

const DirectStart = ({ place, draft }: StartProps) => <ExchangeStart place={place} draft={draft} order={useDirectOrder(place.account)} />

const QuotedStart = ({ place, draft, onDraft }: StartProps) => (
  <ExchangeStart place={place} draft={draft} order={useQuoteOrder(place.account, onDraft)} />
)

/** Shows the amount, the offer or the receipt, as the URL says. The form's entries stay, so that they can be changed later. */
export default function ExchangePage() {
  const { exchange_quotes } = useConfig()
  const place = parseExchangeSearch(useSearchParams()[0])
  const receipt = useReceipt()
  const [kept, keep] = useDraftState<{ [Field in keyof ExchangeDraft]?: string }>('exchange', nothing)
  const draft = 'account' in kept ? (kept as ExchangeDraft) : null
  // What was done is done: the next one begins empty, also after going back.
  const isDone = receipt.id !== null && draft !== null
  useEffect(() => {
    if (isDone) keep(nothing)
  }, [isDone, keep])
  if (receipt.id !== null) return <ExchangeReceipt id={receipt.id} address={receipt.address} account={place.account} />
  const Start = exchange_quotes ? QuotedStart : DirectStart
  return (
    <FreezeGate operation="exchangeTokens">
      {place.quote === null ? (
        <Start place={place} draft={draft} onDraft={keep} />
      ) : (
        <ExchangeReview key={place.quote} id={place.quote} by={place.by} account={place.account} />
      )}
    </FreezeGate>
  )
}
