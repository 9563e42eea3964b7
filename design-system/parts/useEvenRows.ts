import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

export type EvenRows = {
  list: RefObject<HTMLElement | null>
  /** The rows that are in the document: from, up to but without `to`. */
  from: number
  to: number
  /** px that the rows above and below would take. */
  before: number
  after: number
  /** Scrolls so that a row stands free on the screen. */
  bring: (row: number) => void
  /** The row at a height of the screen, px. While the page scrolls the rows themselves hear no pointer: nothing is hovered over in passing. */
  under: (clientY: number) => number
}

export type Options = {
  /** Up to so many rows all of them are in the document. */
  whole?: number
  /** Rows beyond each edge of the screen, at least. */
  beyond?: number
  /** So many rows come and go at once: between two such steps a scroll draws nothing. */
  step?: number
  /** What a page's own bars cover, px. */
  covered?: { top: number; bottom: number }
}

/** So long after its last step a scroll is over, ms. */
const settles = 120

type Span = { first: number; last: number }

/**
 * Long lists whose rows are all of one height: only those near the screen are in the document, and none is measured. A row's height is `height`
 * until one is there to be asked (readers have text of their own size).
 */
export function useEvenRows(
  count: number,
  height: number,
  { whole = 40, beyond = 3, step = 3, covered = { top: 96, bottom: 24 } }: Options = {},
): EvenRows {
  const list = useRef<HTMLElement>(null)
  const [row, setRow] = useState(height)
  // Before the list has a place on the page: what would be on the screen if it began at its top.
  const [span, setSpan] = useState<Span>(() => ({ first: 0, last: Math.ceil((globalThis.innerHeight ?? 900) / height) + beyond }))
  const many = count > whole

  const look = (height: number): Span => {
    const above = -(list.current?.getBoundingClientRect().top ?? 0)
    const first = Math.max(0, Math.floor(above / height) - beyond)
    const last = Math.max(0, Math.ceil((above + window.innerHeight) / height) + beyond)
    return { first: first - (first % step), last: last + ((step - (last % step)) % step) }
  }
  const rowNow = (): number => list.current?.querySelector('[data-index]')?.getBoundingClientRect().height || row
  const isNew = (next: Span): boolean => next.first !== span.first || next.last !== span.last

  const settle = useEffectEvent(() => {
    const one = rowNow()
    const next = look(one)
    if (one !== row) setRow(one)
    if (isNew(next)) setSpan(next)
  })
  const follow = useEffectEvent(() => {
    const next = look(row)
    // In the frame that scrolls: a frame later there would be nothing yet where the reader looks.
    if (isNew(next)) flushSync(() => setSpan(next))
  })

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where the list stands is only known once it is there
    if (many) settle()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a list of another length may stand elsewhere
  }, [many, count])

  useEffect(() => {
    if (!many) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = (): void => {
      if (timer === undefined) list.current?.setAttribute('data-scrolling', '')
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        list.current?.removeAttribute('data-scrolling')
      }, settles)
      follow()
    }
    const onResize = (): void => settle()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
    }
  }, [many])

  const bring = (at: number): void => {
    if (!list.current) return
    const top = list.current.getBoundingClientRect().top + at * row
    const low = top + row + covered.bottom - window.innerHeight
    const by = top < covered.top ? top - covered.top : Math.max(0, low)
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  }

  const under = (clientY: number): number => Math.floor((clientY - (list.current?.getBoundingClientRect().top ?? 0)) / row)

  if (!many) return { list, from: 0, to: count, before: 0, after: 0, bring, under }
  // A list that has become shorter shows its end until the page has scrolled there.
  const to = Math.min(span.last, count)
  const from = Math.max(0, Math.min(span.first, to - (span.last - span.first)))
  return { list, from, to, before: from * row, after: (count - to) * row, bring, under }
}
