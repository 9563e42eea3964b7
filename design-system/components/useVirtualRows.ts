import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Up to here all rows are in the document: a search within the page and a printer find them. */
const most = 80

export type WindowedRows = {
  list: RefObject<HTMLElement | null>
  /** The rows that are in the document: from, up to but without `to`. */
  from: number
  to: number
  /** px that the rows above and below would take. */
  before: number
  after: number
  measure: ((row: HTMLElement | null) => void) | undefined
  /** Brings a row into the document and near the screen; its element is there after the next frames. */
  bring: (row: number) => void
}

export type Options = {
  /** Up to so many rows all of them are in the document. */
  whole?: number
  /** Rows beyond each edge of the screen. */
  overscan?: number
}

/** Long lists keep only what is near the screen in the document; the page scrolls as if all of it were there. */
export function useVirtualRows(count: number, estimate: number, { whole = most, overscan = 12 }: Options = {}): WindowedRows {
  // The virtualizer changes inside without a new identity.
  'use no memo'
  const list = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const many = count > whole

  useLayoutEffect(() => {
    if (many && list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [many])

  // oxlint-disable-next-line react/incompatible-library -- kept out of the compiler above
  const rows = useWindowVirtualizer({ count, enabled: many, estimateSize: () => estimate, overscan, scrollMargin: top })
  if (!many) return { list, from: 0, to: count, before: 0, after: 0, measure: undefined, bring: () => {} }
  const shown = rows.getVirtualItems()
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    list,
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : rows.getTotalSize(),
    measure: rows.measureElement,
    bring: (row) => rows.scrollToIndex(row, { align: 'auto' }),
  }
}
