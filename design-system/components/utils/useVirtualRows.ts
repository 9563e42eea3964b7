import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Up to this many rows stay in the document, so that page search and printing find them. */
const most = 80

export type WindowedRows = {
  list: RefObject<HTMLElement | null>
  /** The rows in the document: `to` is exclusive. */
  from: number
  to: number
  /** Height in px of the rows above and below. */
  before: number
  after: number
  measure: ((row: HTMLElement | null) => void) | undefined
}

export type Options = {
  /** Lists up to this length are rendered in full. */
  whole?: number
  /** Rows rendered beyond each edge of the screen. */
  overscan?: number
}

/** Keeps only the rows near the viewport in the document; the page scrolls as if all of them were there. */
export function useVirtualRows(count: number, estimate: number, { whole = most, overscan = 12 }: Options = {}): WindowedRows {
  // The virtualizer mutates without changing its identity.
  'use no memo'
  const list = useRef<HTMLElement>(null)
  const [top, setTop] = useState(0)
  const many = count > whole

  useLayoutEffect(() => {
    if (many && list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [many, count])

  // oxlint-disable-next-line react/incompatible-library -- excluded from the compiler above
  const rows = useWindowVirtualizer({
    count,
    enabled: many,
    useFlushSync: false,
    estimateSize: () => estimate,
    overscan,
    // The first rows are part of the first render; without a size they would follow after a layout of the page.
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
    scrollMargin: top,
  })
  if (!many) return { list, from: 0, to: count, before: 0, after: 0, measure: undefined }
  const shown = rows.getVirtualItems()
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    list,
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : rows.getTotalSize(),
    measure: rows.measureElement,
  }
}
