import type { KeyboardEvent, MouseEvent } from 'react'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isZero } from '../../lib/money.ts'
import type { PartnerIndex } from '../../lib/partnerTree.ts'
import { typeAhead, handleTreeKey } from '../../lib/treeKeyboard.ts'
import type { TreeRows } from '../../lib/treeRows.ts'
import { lineOf, rowAt } from '../../lib/treeRows.ts'
import type { RowRenderer } from '../../components/utils/virtualRows.ts'
import { useFixedSizeVirtualList } from '../../components/utils/useFixedSizeVirtualList.ts'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { initialsOf, rankBars } from './people.ts'
import { createTreeRowRenderer } from './treeRowRenderer.ts'
import { Heads, Lines, deepest } from './PartnerTree.styles.ts'

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
/** Row height in px at the default text size. */
const lineHeight = 60

/** The texts of each row, and the active row. */
function useLines({ index, rows, words, hrefOf }: PartnerTreeProps, base: string, current: number): RowRenderer {
  const hidden = useAmountsHidden()
  const t = useTranslations('structure')
  const format = useFormat()
  const rankName = useRankName()
  return useMemo(() => {
    const amount = (value: string) => (hidden ? format.hidden : format.amount(value, 'USDT'))
    const labels = { assets: t.said.assets(), volume: t.said.volume(), below: t.said.partners(), joined: t.said.joined() }
    return createTreeRowRenderer(
      (at) => {
        const { place, waiting, depth, ...row } = rowAt(rows, at)
        const { name, rank: level, own_assets, structure_volume, partners_count, is_active, joined_at } = index.partners[place]!
        const more = waiting ? t.waiting() : depth > deepest ? t.level({ level: depth }) : ''
        const rank = rankName(level)
        const assets = amount(own_assets)
        const volume = isZero(structure_volume) ? '–' : amount(structure_volume)
        const below = partners_count === 0 ? '–' : format.integer(partners_count)
        const state = is_active ? t.isActive() : t.isInactive()
        const joined = format.day(joined_at)
        const figures = { rank, bars: rankBars(level), assets, volume, below, active: is_active, state, joined }
        return {
          ...row,
          ...figures,
          id: base + at,
          at,
          depth,
          href: hrefOf(index.partners[place]!.id),
          on: at === current,
          initials: initialsOf(name),
          name,
          more,
        }
      },
      words,
      labels,
    )
  }, [index, rows, words, hrefOf, hidden, base, current, t, format, rankName])
}

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

/**
 * The structure as an ARIA tree (one tab stop, arrow keys inside). The focus stays on the tree and refers to the active row, so that it survives when
 * that row scrolls out of the document.
 */
export function PartnerTree(props: PartnerTreeProps) {
  const { index, rows, onBranches, onFollow } = props
  const t = useTranslations('structure')
  const base = useId()
  const typed = useRef({ text: '', at: 0 })
  const [current, setCurrent] = useActiveLine(props)
  const drawer = useLines(props, base, current)
  /** Sets the active row's reference while the row is in the document. */
  const name = (from: number, to: number) => {
    if (current >= from && current < to) list.current?.setAttribute('aria-activedescendant', base + current)
    else list.current?.removeAttribute('aria-activedescendant')
  }
  const { list, bring, under } = useFixedSizeVirtualList(rows.length, lineHeight, drawer, { onShown: name })

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
    const at = line ? Number(line.dataset['index']) : under(event.clientY)
    if (at < 0 || at >= rows.length) return
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
    <>
      <Heads aria-hidden="true">
        <div className="heads">
          <span className="who">{t.columns.partner()}</span>
          <span className="rank">{t.columns.rank()}</span>
          <span className="end assets">{t.columns.assets()}</span>
          <span className="end volume">{t.columns.volume()}</span>
          <span className="end below">{t.columns.partners()}</span>
          <span className="state">{t.columns.state()}</span>
          <span className="joined">{t.columns.joined()}</span>
        </div>
      </Heads>
      <Lines role="tree" tabIndex={0} aria-label={t.tree()} ref={list} onKeyDown={onKeyDown} onClick={onClick} />
    </>
  )
}
