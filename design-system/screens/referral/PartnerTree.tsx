import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { memo, useId, useMemo, useRef, useState } from 'react'
import type { Partner } from '#sdk'
import type { PartnerIndex, TreeRows } from '../../lib/partnerTree.ts'
import { lineBeginning, lineOf, moveInTree, rowAt } from '../../lib/partnerTree.ts'
import { useEvenRows } from '../../parts/useEvenRows.ts'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { initialsOf, rankBars, useRankName } from './people.ts'
import { Heads, Lines, deepest } from './treeSurface.ts'

export interface PartnerTreeProps {
  index: PartnerIndex
  rows: TreeRows
  /** Opens or closes branches. */
  onBranches: (ids: readonly string[], open: boolean) => void
  /** Sets what was searched for in a name apart. */
  mark: (name: string) => ReactNode
  hidden: boolean
}

/** How long typed letters belong to one name, ms. */
const typingPause = 700
/** px of a line where text has its usual size. */
const lineHeight = 60

/** Letters of a name that two lines have room for; a longer one is cut at the end of one. */
const twoLines = 28

type LineProps = {
  id: string
  at: number
  partner: Partner
  depth: number
  position: number
  size: number
  open: boolean | null
  waiting: boolean
  aside: boolean
  on: boolean
  hidden: boolean
  mark: (name: string) => ReactNode
}

/** One partner. A tree has no columns for those who hear it: `data-said` is read before a figure, and not seen. */
const Line = memo(function Line({ id, at, partner, depth, position, size, open, waiting, aside, on, hidden, mark }: LineProps) {
  const t = useText('structure')
  const format = useFormat()
  const rankName = useRankName()
  const amount = (value: string) => (hidden ? format.hidden : format.amount(value, 'USDT', { minimum: 0 }))
  const { name, partners_count, is_active } = partner
  const rank = rankName(partner.rank)
  const assets = amount(partner.own_assets)
  const volume = partner.structure_volume === '0' ? '–' : amount(partner.structure_volume)
  const below = partners_count === 0 ? '–' : format.integer(partners_count)
  const state = is_active ? t.isActive() : t.isInactive()
  const joined = format.day(partner.joined_at)
  const more = waiting ? t.waiting() : depth > deepest ? t.level({ level: depth }) : ''
  return (
    <div
      role="treeitem"
      className="line"
      id={id}
      data-index={at}
      data-depth={Math.min(deepest, depth)}
      aria-level={depth}
      aria-setsize={size}
      aria-posinset={position}
      aria-selected={on}
      {...(open !== null && { 'aria-expanded': open })}
      {...(on && { 'data-on': '' })}
      {...(aside && { 'data-aside': '' })}
    >
      <span className="who">
        <span className="disc" aria-hidden="true" data-initials={initialsOf(name)} />
        <span className="name" {...((more !== '' || name.length > twoLines) && { 'data-long': '' })}>
          {mark(name)}
          {more && <small>{more}</small>}
        </span>
      </span>
      <span className="rank" data-bars={rankBars(partner.rank)}>
        {rank}
      </span>
      <span className="number" data-said={t.said.assets()}>
        {assets}
      </span>
      <span className="number" data-said={t.said.volume()}>
        {volume}
      </span>
      <span className="number" data-said={t.said.partners()}>
        {below}
      </span>
      <span className="state">
        <span {...(is_active && { 'data-active': '' })}>{state}</span>
      </span>
      <span className="joined wide" data-said={t.said.joined()}>
        {joined}
      </span>
    </div>
  )
})

const Space = ({ height }: { height: number }) => (
  <div className="space" aria-hidden="true">
    <svg width={1} height={height} />
  </div>
)

/** The line that arrows start from; the first, when nobody was chosen or whoever was has gone (closed above, not found). */
function useActiveLine(index: PartnerIndex, rows: TreeRows): [current: number, set: (at: number) => void] {
  const [active, setActive] = useState<string | null>(null)
  const current = useMemo(() => {
    const place = active === null ? undefined : index.placeOf.get(active)
    return Math.max(0, place === undefined ? 0 : lineOf(rows, place))
  }, [index, rows, active])
  return [current, (at) => setActive(index.partners[rows.place[at]!]!.id)]
}

/**
 * The structure as a tree (the ARIA pattern: one stop for Tab, arrows inside). The focus stays on the tree and names the active line, so that
 * nothing is lost when that line scrolls out of the document.
 */
export function PartnerTree({ index, rows, onBranches, mark, hidden }: PartnerTreeProps) {
  const t = useText('structure')
  const base = useId()
  const typed = useRef({ text: '', at: 0 })
  const [current, setCurrent] = useActiveLine(index, rows)
  const { list, from, to, before, after, bring, under } = useEvenRows(rows.length, lineHeight)
  const idOf = (at: number) => base + at

  const go = (at: number) => {
    setCurrent(at)
    bring(at)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || rows.length === 0) return
    const move = moveInTree(index, rows, current, event.key)
    if (move) {
      event.preventDefault()
      if ('to' in move) return go(move.to)
      setCurrent(current)
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
    const at = line ? Number(line.dataset['index']) : under(event.clientY)
    if (at < 0 || at >= rows.length) return
    const { place, open } = rowAt(rows, at)
    setCurrent(at)
    if (open !== null) onBranches([index.partners[place]!.id], !open)
  }

  const shown = Array.from({ length: to - from }, (_, nth) => from + nth)
  return (
    <>
      <Heads aria-hidden="true">
        <div className="heads">
          <span>{t.columns.partner()}</span>
          <span>{t.columns.rank()}</span>
          <span className="end">{t.columns.assets()}</span>
          <span className="end">{t.columns.volume()}</span>
          <span className="end">{t.columns.partners()}</span>
          <span className="state">{t.columns.state()}</span>
          <span className="wide">{t.columns.joined()}</span>
        </div>
      </Heads>
      <Lines
        role="tree"
        tabIndex={0}
        aria-label={t.tree()}
        {...(current >= from && current < to && { 'aria-activedescendant': idOf(current) })}
        ref={list as RefObject<HTMLDivElement | null>}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {before > 0 && <Space height={before} />}
        {shown.map((at) => {
          const { place, ...row } = rowAt(rows, at)
          return (
            // By its place in the list: what was found takes over the lines that are there.
            <Line
              key={at}
              id={idOf(at)}
              at={at}
              partner={index.partners[place]!}
              {...row}
              on={at === current}
              hidden={hidden}
              mark={mark}
            />
          )
        })}
        {after > 0 && <Space height={after} />}
      </Lines>
    </>
  )
}
