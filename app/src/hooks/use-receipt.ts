import { useLocation, useNavigate } from 'react-router-dom'
import { toSearch } from '../site/paths.ts'
import { useSearch } from './use-search.ts'

const readable = /^[A-Za-z0-9_-]{1,64}$/

export interface ReceiptPlace {
  /** Id of the item whose receipt is shown. `null`: no receipt, or an id that cannot exist. */
  id: string | null
  /** Opens the receipt of an operation that has just succeeded. Its form stays the previous history entry. */
  open: (id: string, how?: { replace: boolean }) => void
  /** Returns to an empty form. */
  close: () => void
  /** The receipt's absolute URL, for copying and printing. */
  address: string
}

/**
 * Keeps the open receipt in the URL, `?receipt=ID` on the page of its form, so that it survives a reload, a new tab and a sign-in in between. Opening and
 * closing a receipt leave the query parameters in `preserved` as they are.
 */
export function useReceipt(preserved: Readonly<Record<string, string>> = {}): ReceiptPlace {
  const { pathname } = useLocation()
  const query = new URLSearchParams(useSearch())
  const navigate = useNavigate()
  const param = query.get('receipt')
  const id = param !== null && readable.test(param) ? param : null
  return {
    id,
    open: (next, how) =>
      void navigate({ pathname, search: toSearch({ ...preserved, receipt: next }).toString() }, { ...how, preventScrollReset: true }),
    close: () => void navigate({ pathname, search: toSearch(preserved).toString() }, { preventScrollReset: true }),
    address: id === null || typeof window === 'undefined' ? '' : new URL(`${pathname}?receipt=${id}`, window.location.origin).href,
  }
}
