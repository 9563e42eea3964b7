import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Partner } from '#sdk'
import type { PartnerIndex, TreeRow } from '../../lib/partnerTree.ts'
import { lineBeginning, moveInTree } from '../../lib/partnerTree.ts'
import { useWindowedRows } from '../../parts/useWindowedRows.ts'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { initialsOf, rankBars, useRankName } from './people.ts'
import { Heads, Lines, deepest } from './treeSurface.ts'

export interface PartnerTreeProps {
  index: PartnerIndex
  rows: readonly TreeRow[]
  /** Opens or closes branches. */
  onBranches: (ids: readonly string[], open: boolean) => void
  /** Sets what was searched for in a name apart. */
  mark: (name: string) => ReactNode
  hidden: boolean
}

/** How long typed letters belong to one name, ms. */
const typingPause = 700
/** px of a line. A line whose words need more room is higher; measuring each would cost a third of the frames of a scroll. */
const estimate = 60

/** The cells behind the name. A tree has no columns for those who hear it: `data-said` is read before a figure, and not seen. */
function useCells(hidden: boolean): (partner: Partner) => ReactNode {
  const t = useText('structure')
  const format = useFormat()
  const rankName = useRankName()
  return useCallback(
    ({ rank, own_assets, structure_volume, partners_count, is_active, joined_at }) => {
      const amount = (value: string) => (hidden ? format.hidden : format.amount(value, 'USDT', { minimum: 0 }))
      return (
        <>
          <span className="rank" data-bars={rankBars(rank)}>
            {rankName(rank)}
          </span>
          <span className="number" data-said={t.said.assets()}>
            {amount(own_assets)}
          </span>
          <span className="number" data-said={t.said.volume()}>
            {structure_volume === '0' ? '–' : amount(structure_volume)}
          </span>
          <span className="number" data-said={t.said.partners()}>
            {partners_count === 0 ? '–' : format.integer(partners_count)}
          </span>
          <span className="state" {...(is_active && { 'data-active': '' })}>
            {is_active && <CheckCircleIcon size={16} weight="fill" aria-hidden="true" />}
            {is_active ? t.active() : t.inactive()}
          </span>
          <span className="joined wide" data-said={t.said.joined()}>
            {format.day(joined_at)}
          </span>
        </>
      )
    },
    [t, format, rankName, hidden],
  )
}

type LineProps = {
  id: string
  at: number
  row: TreeRow
  partner: Partner
  on: boolean
  cells: (partner: Partner) => ReactNode
  mark: (name: string) => ReactNode
  waiting: string
  level: string
}

const Line = memo(function Line({ id, at, row, partner, on, cells, mark, waiting, level }: LineProps) {
  return (
    <div
      role="treeitem"
      className="line"
      id={id}
      data-index={at}
      data-depth={Math.min(deepest, row.depth)}
      aria-level={row.depth}
      aria-setsize={row.size}
      aria-posinset={row.position}
      aria-selected={on}
      {...(row.open !== null && { 'aria-expanded': row.open })}
      {...(on && { 'data-on': '' })}
      {...(row.aside && { 'data-aside': '' })}
    >
      <span className="who">
        <span className="disc" aria-hidden="true" data-initials={initialsOf(partner.name)} />
        <span className="name">
          {mark(partner.name)}
          {row.waiting && <small>{waiting}</small>}
          {!row.waiting && row.depth > deepest && <small>{level}</small>}
        </span>
      </span>
      {cells(partner)}
    </div>
  )
})

const Space = ({ height }: { height: number }) => (
  <div className="space" aria-hidden="true">
    <svg width={1} height={height} />
  </div>
)

/**
 * The structure as a tree (the ARIA pattern: one stop for Tab, arrows inside). The focus stays on the tree and names the active line, so that
 * nothing is lost when that line scrolls out of the document.
 */
export function PartnerTree({ index, rows, onBranches, mark, hidden }: PartnerTreeProps) {
  'use no memo'
  const t = useText('structure')
  const base = useId()
  const cells = useCells(hidden)
  const typed = useRef({ text: '', at: 0 })
  const [active, setActive] = useState<string | null>(null)
  // A line that has gone (closed above it, not found) gives way to the first.
  const place = active === null ? -1 : (index.placeOf.get(active) ?? -1)
  const found = place < 0 ? -1 : rows.findIndex((row) => row.place === place)
  const current = Math.max(0, found)
  const { list, from, to, before, after, bring } = useWindowedRows(rows.length, estimate, { overscan: 6 })
  const idOf = (at: number) => `${base}${rows[at]!.place}`
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    if (wanted.current === null) return
    const line = document.getElementById(wanted.current)
    if (!line) return
    wanted.current = null
    line.scrollIntoView({ block: 'nearest' })
  })

  const go = (at: number) => {
    setActive(index.partners[rows[at]!.place]!.id)
    wanted.current = idOf(at)
    if (at < from || at >= to) bring(at)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return
    const move = moveInTree(index, rows, current, event.key)
    if (move) {
      event.preventDefault()
      if ('to' in move) return go(move.to)
      setActive(index.partners[rows[current]!.place]!.id)
      return onBranches(move.branches, move.open)
    }
    if (event.key.length !== 1 || event.key === ' ' || event.key === '*') {
      // At an end of the tree an arrow moves nothing, the page neither.
      if (/^Arrow|^ $/.test(event.key)) event.preventDefault()
      return
    }
    const text = event.timeStamp - typed.current.at < typingPause ? typed.current.text + event.key : event.key
    typed.current = { text, at: event.timeStamp }
    const at = lineBeginning(index, rows, current, text)
    if (at >= 0) go(at)
  }

  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-index]')
    const row = line && rows[Number(line.dataset['index'])]
    if (!row) return
    const { id } = index.partners[row.place]!
    setActive(id)
    if (row.open !== null) onBranches([id], !row.open)
  }

  const shown = rows.slice(from, to)
  const named = current >= from && current < to
  return (
    <>
      <Heads aria-hidden="true">
        <div className="heads">
          <span>{t.columns.partner()}</span>
          <span>{t.columns.rank()}</span>
          <span className="end">{t.columns.assets()}</span>
          <span className="end">{t.columns.volume()}</span>
          <span className="end">{t.columns.partners()}</span>
          <span>{t.columns.state()}</span>
          <span className="wide">{t.columns.joined()}</span>
        </div>
      </Heads>
      <Lines
        role="tree"
        tabIndex={0}
        aria-label={t.tree()}
        {...(named && rows.length > 0 && { 'aria-activedescendant': idOf(current) })}
        ref={list as RefObject<HTMLDivElement | null>}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {before > 0 && <Space height={before} />}
        {shown.map((row, at) => {
          const partner = index.partners[row.place]!
          return (
            <Line
              key={partner.id}
              id={idOf(from + at)}
              at={from + at}
              row={row}
              partner={partner}
              on={from + at === current}
              cells={cells}
              mark={mark}
              waiting={row.waiting ? t.waiting() : ''}
              level={row.depth > deepest ? t.level({ level: row.depth }) : ''}
            />
          )
        })}
        {after > 0 && <Space height={after} />}
      </Lines>
    </>
  )
}
