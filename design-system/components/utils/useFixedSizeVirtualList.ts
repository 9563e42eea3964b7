import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { placeRows, startRows } from './virtualRows.ts'
import type { RowRenderer } from './virtualRows.ts'

export type EvenRows = {
  /** The element that holds the rows; React renders no children into it. */
  list: RefObject<HTMLDivElement | null>
  /** Scrolls a row into full view. */
  bring: (row: number) => void
  /** The row at a vertical screen position, px. While scrolling, rows ignore the pointer to avoid hover effects in passing. */
  under: (clientY: number) => number
}

export type Options = {
  /** Lists up to this length are rendered in full. */
  whole?: number
  /** Minimum number of rows beyond each edge of the screen. */
  beyond?: number
  /** Rows are added and removed in blocks of this size: between two blocks scrolling renders nothing. */
  step?: number
  /** Height of the page's own bars, px. */
  covered?: { top: number; bottom: number }
  /** Called with the rows in the document when they change; `to` is exclusive. */
  onShown?: (from: number, to: number) => void
}

/** A scroll is over this long after its last event. */
const SETTLE_MS = 120

/** `onScroll` runs on every scroll event, `onRest` after scrolling has ended and after a resize. The list has `data-scrolling` while it scrolls. */
function useScrollEvents(list: RefObject<HTMLElement | null>, isActive: boolean, onScroll: () => void, onRest: () => void): void {
  const scroll = useEffectEvent(onScroll)
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (!isActive) return
    const holder = list.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleScroll = (): void => {
      if (timer === undefined) holder?.setAttribute('data-scrolling', '')
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        holder?.removeAttribute('data-scrolling')
        rest()
      }, SETTLE_MS)
      scroll()
    }
    const handleResize = (): void => rest()
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', handleResize, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', handleResize)
    }
  }, [isActive, list])
}

/**
 * Virtualizes long lists whose rows all have the same height: only rows near the viewport are in the document, none is measured, and scrolling
 * bypasses React, which would otherwise render on every frame. Everything is rendered again when `drawer` changes. `height` is the row height until a
 * row can be measured (users may have a different text size).
 */
export function useFixedSizeVirtualList(
  count: number,
  height: number,
  drawer: RowRenderer,
  { whole = 40, beyond = 3, step = 3, covered = { top: 96, bottom: 24 }, onShown }: Options = {},
): EvenRows {
  const list = useRef<HTMLDivElement>(null)
  const row = useRef(height)
  /** The list's offset on the page and the scroll position, px: read only when nothing has just changed, because reading forces layout. */
  const top = useRef(0)
  const scrolled = useRef(0)
  const shown = useRef(startRows())
  const many = count > whole

  /** Range of rows that belong in the document now. */
  const look = (): [from: number, to: number] => {
    if (!many) return [0, count]
    const above = scrolled.current - top.current
    const first = Math.max(0, Math.floor(above / row.current) - beyond)
    const last = Math.max(0, Math.ceil((above + window.innerHeight) / row.current) + beyond)
    const [from, to] = [first - (first % step), Math.min(count, last + ((step - (last % step)) % step))]
    // After the list shrinks, show its end until the page has scrolled there.
    return [Math.max(0, Math.min(from, to - (last - first))), to]
  }
  const draw = (all: boolean): void => {
    const holder = list.current
    if (!holder) return
    const [from, to] = look()
    if (!all && from === shown.current.from && to === shown.current.from + shown.current.rows.length) return
    placeRows(holder, shown.current, { from, to, count, height: row.current, all }, drawer)
    onShown?.(from, to)
  }
  /** Renders with the last known measures, then with the current ones. */
  const settle = (all: boolean): void => {
    draw(all)
    if (!list.current) return
    const { scrollY } = window
    const begins = list.current.getBoundingClientRect().top + scrollY
    const one = shown.current.rows[0]?.getBoundingClientRect().height || row.current
    const hasGrown = one !== row.current
    if (!hasGrown && scrollY === scrolled.current && Math.abs(begins - top.current) < 1) return
    row.current = one
    top.current = begins
    scrolled.current = scrollY
    draw(hasGrown)
  }
  const follow = (): void => {
    scrolled.current = window.scrollY
    draw(false)
  }
  const rest = (): void => settle(false)

  useLayoutEffect(() => {
    settle(true)
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- the content depends on the drawer and the count
  }, [drawer, count, many])

  useScrollEvents(list, many, follow, rest)

  const bring = (at: number): void => {
    if (!list.current) return
    const top = list.current.getBoundingClientRect().top + at * row.current
    const low = top + row.current + covered.bottom - window.innerHeight
    const by = top < covered.top ? top - covered.top : Math.max(0, low)
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  }
  const under = (clientY: number): number => Math.floor((clientY - (list.current?.getBoundingClientRect().top ?? 0)) / row.current)
  return { list, bring, under }
}
