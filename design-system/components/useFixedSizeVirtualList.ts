import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { placeRows, startRows } from './virtualRows.ts'
import type { RowRenderer } from './virtualRows.ts'

export type EvenRows = {
  /** The element that holds the rows: it has no children of React's. */
  list: RefObject<HTMLDivElement | null>
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
  /** Called with the rows that are in the document, when these have changed: from, up to but without `to`. */
  onShown?: (from: number, to: number) => void
}

/** So long after its last step a scroll is over, ms. */
const settles = 120

/**
 * Long lists whose rows are all of one height: only those near the screen are in the document, none is measured, and a scroll draws them without
 * React, which would be asked anew on each of its frames. They are drawn again whenever `drawer` is another one. A row's height is `height` until
 * one is there to be asked (readers have text of their own size).
 */
export function useFixedSizeVirtualList(
  count: number,
  height: number,
  drawer: RowRenderer,
  { whole = 40, beyond = 3, step = 3, covered = { top: 96, bottom: 24 }, onShown }: Options = {},
): EvenRows {
  const list = useRef<HTMLDivElement>(null)
  const row = useRef(height)
  /** Where the list begins on the page, and how far that is scrolled, px: asked for when nothing has just changed, or a layout would be waited for. */
  const top = useRef(0)
  const scrolled = useRef(0)
  const shown = useRef(startRows())
  const many = count > whole

  /** Which rows belong into the document now. */
  const look = (): [from: number, to: number] => {
    if (!many) return [0, count]
    const above = scrolled.current - top.current
    const first = Math.max(0, Math.floor(above / row.current) - beyond)
    const last = Math.max(0, Math.ceil((above + window.innerHeight) / row.current) + beyond)
    const [from, to] = [first - (first % step), Math.min(count, last + ((step - (last % step)) % step))]
    // A list that has become shorter shows its end until the page has scrolled there.
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
  /** Draws by the measures that are known, then by those that are true now. */
  const settle = (all: boolean): void => {
    draw(all)
    if (!list.current) return
    const { scrollY } = window
    const begins = list.current.getBoundingClientRect().top + scrollY
    const one = shown.current.rows[0]?.getBoundingClientRect().height || row.current
    const grown = one !== row.current
    if (!grown && scrollY === scrolled.current && Math.abs(begins - top.current) < 1) return
    row.current = one
    top.current = begins
    scrolled.current = scrollY
    draw(grown)
  }
  const follow = useEffectEvent(() => {
    scrolled.current = window.scrollY
    draw(false)
  })
  const rest = useEffectEvent(() => settle(false))

  useLayoutEffect(() => {
    settle(true)
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- what is drawn is told by the drawer and by how many there are
  }, [drawer, count, many])

  useEffect(() => {
    if (!many) return
    const holder = list.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = (): void => {
      if (timer === undefined) holder?.setAttribute('data-scrolling', '')
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        holder?.removeAttribute('data-scrolling')
        rest()
      }, settles)
      follow()
    }
    const onResize = (): void => rest()
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
    const top = list.current.getBoundingClientRect().top + at * row.current
    const low = top + row.current + covered.bottom - window.innerHeight
    const by = top < covered.top ? top - covered.top : Math.max(0, low)
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  }
  const under = (clientY: number): number => Math.floor((clientY - (list.current?.getBoundingClientRect().top ?? 0)) / row.current)
  return { list, bring, under }
}
