import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Wish } from '#design-system/screens/bonus/exchange.ts'
import { useReceipt } from '../../root/use-receipt.ts'
import { readPlace } from './exchange-place.ts'
import { ExchangeReceipt } from './ExchangeReceipt.tsx'
import { ExchangeReview } from './ExchangeReview.tsx'
import { ExchangeStart } from './ExchangeStart.tsx'

/** Amount, offer, receipt: which of the three stands in the address. What was typed stays for whoever comes back to change it. */
export default function ExchangeRoute() {
  const place = readPlace(useSearchParams()[0])
  const receipt = useReceipt()
  const [wish, setWish] = useState<Wish | null>(null)
  // What was done is done: the next one begins empty.
  if (receipt.id !== null && wish !== null) setWish(null)
  if (receipt.id !== null) return <ExchangeReceipt id={receipt.id} address={receipt.address} />
  if (place.quote !== null) return <ExchangeReview key={place.quote} id={place.quote} by={place.by} />
  return <ExchangeStart key={place.account} place={place} wish={wish} onWish={setWish} />
}
