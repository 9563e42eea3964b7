import { useLocation, useNavigate } from 'react-router-dom'
import { useSearch } from './use-search.ts'

const readable = /^[A-Za-z0-9_-]{1,64}$/

export interface ReceiptPlace {
  /** Id of the thing whose receipt this page shows; `null`: none, or one that nobody could have. */
  id: string | null
  /** Shows the receipt of what was just done; its form is the entry before. */
  open: (id: string, how?: { replace: boolean }) => void
  /** Back to an empty form. */
  close: () => void
  /** The receipt's own address, whole: to be copied and printed. */
  address: string
}

/** A receipt's own address: the page of its flow with `?receipt=ID`. It survives a reload, a new tab and a sign-in in between. */
export function useReceipt(): ReceiptPlace {
  const { pathname } = useLocation()
  const query = new URLSearchParams(useSearch())
  const navigate = useNavigate()
  const wanted = query.get('receipt')
  const id = wanted !== null && readable.test(wanted) ? wanted : null
  return {
    id,
    open: (next, how) => void navigate({ pathname, search: `?receipt=${encodeURIComponent(next)}` }, { ...how, preventScrollReset: true }),
    close: () => void navigate({ pathname }, { preventScrollReset: true }),
    address: id === null || typeof window === 'undefined' ? '' : new URL(`${pathname}?receipt=${id}`, window.location.origin).href,
  }
}
