import { memo } from 'react'
import type { Partner } from '#sdk'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { isZero } from '../../lib/money.ts'
import type { TreeRow as TreeRowState } from '../../lib/treeRows.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Highlight } from './Highlight.tsx'
import { deepest } from './PartnerTree.styles.ts'
import { initialsOf, rankBars } from './people.ts'

/** Names up to this length never need more than two lines; longer ones are cut after the second with an ellipsis. */
const twoLines = 24

export type TreeRowProps = Omit<TreeRowState, 'place'> & {
  id: string
  /** Index in the whole tree. */
  at: number
  partner: Partner
  /** The page of a partner. Called here and not by the list, which renders on every frame of a scroll. */
  hrefOf: (id: string) => string
  /** The row where arrow keys start. */
  active: boolean
  /** The search text from `normalizeSearchText`. */
  words: string
}

/** A partner in the tree: plain elements under the style of the list, since scrolling adds some on every frame. */
export const TreeRow = memo(function TreeRow({ id, at, partner, hrefOf, active, words, ...row }: TreeRowProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('structure')
  const format = useFormat()
  const rankName = useRankName()
  const { name, rank, own_assets, structure_volume, partners_count, is_active, joined_at } = partner
  const { depth, open } = row
  const amount = (value: string) => (hidden ? format.hidden : format.amount(value, 'USDT'))
  const more = row.waiting ? t.waiting() : depth > deepest ? t.level({ level: depth }) : ''
  const state = is_active ? t.isActive() : t.isInactive()
  const assets = amount(own_assets)
  const volume = isZero(structure_volume) ? '–' : amount(structure_volume)
  const below = partners_count === 0 ? '–' : format.integer(partners_count)
  const joined = format.day(joined_at)
  return (
    <div
      role="treeitem"
      className="line"
      id={id}
      data-index={at}
      data-depth={Math.min(deepest, depth)}
      data-aside={row.aside ? '' : undefined}
      aria-level={depth}
      aria-setsize={row.size}
      aria-posinset={row.position}
      aria-selected={active}
      aria-expanded={open ?? undefined}
    >
      <span className="who">
        <span className="disc" aria-hidden="true" data-initials={initialsOf(name)} />
        {/* The tree is one tab stop. */}
        <a
          className="name"
          href={hrefOf(partner.id)}
          tabIndex={-1}
          data-deep={more === '' ? undefined : ''}
          data-long={more === '' && name.length > twoLines ? '' : undefined}
        >
          {words === '' ? name : <Highlight text={name} words={words} />}
          {more !== '' && <small>{more}</small>}
        </a>
      </span>
      <span className="rank" data-bars={rankBars(rank)}>
        {rankName(rank)}
      </span>
      <span className="number assets" data-label={t.said.assets()}>
        {assets}
      </span>
      <span className="number volume" data-label={t.said.volume()}>
        {volume}
      </span>
      <span className="number below" data-label={t.said.partners()}>
        {below}
      </span>
      <span className="state">
        <span className="chip" data-active={is_active ? '' : undefined}>
          {state}
        </span>
      </span>
      <span className="joined" data-label={t.said.joined()}>
        {joined}
      </span>
    </div>
  )
})
