import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PartnerIndex } from '../../lib/partnerTree.ts'
import { typeAhead, handleTreeKey } from '../../lib/treeKeyboard.ts'
import type { TreeRows } from '../../lib/treeRows.ts'
import { lineOf, rowAt } from '../../lib/treeRows.ts'
import { useVirtualRows } from '../../components/utils/useVirtualRows.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { TreeRow } from './TreeRow.tsx'
import { Heads, Lines } from './PartnerTree.styles.ts'

export interface PartnerTreeProps {
  index: PartnerIndex
  rows: TreeRows
  /** Expands or collapses branches. */
  onBranches: (ids: readonly string[], open: boolean) => void
  /** The search text from `normalizeSearchText`, highlighted in names. */
  words: string
  /** The page of a partner. */
  hrefOf: (id: string) => string
  /** Opens it; the rows are plain elements, whose links the router does not know. */
  onFollow: (id: string) => void
  /** The row that was active when the page was left. */
  active: string | null
  onActive: (id: string) => void
}

/** Pause after which typed letters start a new name, ms. */
const typingPause = 700
/** Height of a row in px, by the user's text size. */
const lineHeight = () =>
  3.75 * (typeof document === 'undefined' ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
/** Height in px of what covers the page's edges. */
const covered = { top: 96, bottom: 24 }

/** The row where arrow keys start; the first one if none is active or the active one is gone (collapsed above, filtered out). */
function useActiveLine({ index, rows, active: first, onActive }: PartnerTreeProps): [current: number, set: (at: number) => void] {
  const [active, setActive] = useState(first)
  const current = useMemo(() => {
    const place = active === null ? undefined : index.placeOf.get(active)
    return Math.max(0, place === undefined ? 0 : lineOf(rows, place))
  }, [index, rows, active])
  return [
    current,
    (at) => {
      const { id } = index.partners[rows.place[at]!]!
      setActive(id)
      onActive(id)
    },
  ]
}

/** The rows near the viewport, and the keys that move among all of them. */
function Rows(props: PartnerTreeProps) {
  // The virtualizer mutates without changing its identity.
  'use no memo'
  const { index, rows, words, hrefOf, onBranches, onFollow } = props
  const t = useTranslations('structure')
  const base = useId()
  const typed = useRef({ text: '', at: 0 })
  const [current, setCurrent] = useActiveLine(props)
  // All rows have the same height: none is measured.
  const [height] = useState(lineHeight)
  const { list, from, to, before, after } = useVirtualRows(rows.length, height, { whole: 40, overscan: 4 })

  const bring = (at: number) => {
    const top = list.current!.getBoundingClientRect().top + at * height
    const low = top + height + covered.bottom - window.innerHeight
    const by = top < covered.top ? top - covered.top : Math.max(0, low)
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  }
  const go = (at: number) => {
    setCurrent(at)
    bring(at)
  }
  // Expanding branches above the active row moves it, with * by thousands of rows: keeps it in view.
  const keyed = useRef(false)
  useLayoutEffect(() => {
    if (keyed.current) bring(current)
    keyed.current = false
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return
    const move = handleTreeKey(index, rows, current, event.key)
    if (move) {
      event.preventDefault()
      if ('to' in move) return go(move.to)
      setCurrent(current)
      if ('follow' in move) return onFollow(move.follow)
      keyed.current = true
      return onBranches(move.branches, move.open)
    }
    if (event.key.length !== 1 || event.key === ' ' || event.key === '*') {
      // At the ends of the tree, arrow keys must not scroll the page.
      if (/^Arrow|^ $/.test(event.key)) event.preventDefault()
      return
    }
    const text = event.timeStamp - typed.current.at < typingPause ? typed.current.text + event.key : event.key
    typed.current = { text, at: event.timeStamp }
    const at = typeAhead(index, rows, current, text)
    if (at >= 0) go(at)
  }

  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-index]')
    if (!line) return
    const at = Number(line.dataset['index'])
    const { place, open } = rowAt(rows, at)
    const { id } = index.partners[place]!
    setCurrent(at)
    if ((event.target as Element).closest('a')) {
      // The browser opens another tab by itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onFollow(id)
    } else if (open !== null) onBranches([id], !open)
  }

  return (
    <div
      role="tree"
      tabIndex={0}
      aria-label={t.tree()}
      aria-activedescendant={current >= from && current < to ? base + current : undefined}
      ref={list as RefObject<HTMLDivElement | null>}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {before > 0 && <Space height={before} />}
      {Array.from({ length: to - from }, (_, nth) => {
        const at = from + nth
        const { place, ...row } = rowAt(rows, at)
        const partner = index.partners[place]!
        return (
          <TreeRow
            key={partner.id}
            {...row}
            id={base + at}
            at={at}
            partner={partner}
            hrefOf={hrefOf}
            active={at === current}
            words={words}
          />
        )
      })}
      {after > 0 && <Space height={after} />}
    </div>
  )
}

// Space of the rows outside the document; an SVG can have a height without a style attribute.
const Space = ({ height }: { height: number }) => (
  <div className="space" aria-hidden="true">
    <svg width={1} height={height} />
  </div>
)

/**
 * The structure as an ARIA tree (one tab stop, arrow keys inside). The focus stays on the tree and refers to the active row, so that it survives when
 * that row scrolls out of the document.
 */
export function PartnerTree(props: PartnerTreeProps) {
  const { columns } = useTranslations('structure')
  return (
    <>
      <Heads aria-hidden="true">
        <div className="heads">
          <span className="who">{columns.partner()}</span>
          <span className="rank">{columns.rank()}</span>
          <span className="end assets">{columns.assets()}</span>
          <span className="end volume">{columns.volume()}</span>
          <span className="end below">{columns.partners()}</span>
          <span className="state">{columns.state()}</span>
          <span className="joined">{columns.joined()}</span>
        </div>
      </Heads>
      {/* Styled outside of what renders on every frame of a scroll. */}
      <Lines>
        <Rows {...props} />
      </Lines>
    </>
  )
}
