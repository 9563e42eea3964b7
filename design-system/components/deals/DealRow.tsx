import TrendDownBoldIcon from '@phosphor-icons/core/bold/trend-down-bold.svg?react'
import TrendUpBoldIcon from '@phosphor-icons/core/bold/trend-up-bold.svg?react'
import { memo } from 'react'
import type { UtaDeal } from '#sdk'
import { signOf } from '../../lib/money.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Delta } from '../data-display/Delta.tsx'
import { StatusChip } from '../data-display/StatusChip.tsx'
import { DivergingBar } from '../brand/DivergingBar.tsx'
import { RowLink } from '../data-display/DataTable.styles.ts'
import { VisuallyHidden } from '../utils/VisuallyHidden.tsx'

export type DealRowProps = {
  deal: UtaDeal
  /** Link to its details; without it the row is not a link. */
  href?: string | undefined
  /** Its details are open. */
  chosen?: boolean
  /** Shows •••• instead of amounts. Defaults to the user's "hide amounts" setting; pass `false` for public deals. */
  hidden?: boolean | undefined
  /** The row's index in the whole list, when only part of the list is in the document. */
  index?: number
}

/** One deal with its result against zero: a table row on wide screens, a card on phones. */
export const DealRow = memo(function DealRow({ deal, href, chosen = false, hidden: override, index }: DealRowProps) {
  const hidden = useAmountsHidden(override)
  const t = useTranslations('parts').deal
  const format = useFormat()
  const { now, Link } = useDesignSystem()
  const open = deal.status === 'open'
  const opened = format.dayTime(deal.opened_at, now())
  const closed = deal.closed_at === null ? '' : format.dayTime(deal.closed_at, now())
  const side = deal.side === 'short' ? t.short() : t.long()
  const Side = deal.side === 'short' ? TrendDownBoldIcon : TrendUpBoldIcon
  const tone = (['loss', '', 'gain'] as const)[signOf(deal.profit) + 1]
  const profit = hidden ? format.hidden : format.amount(deal.profit, 'USDT', { sign: 'always', rounding: 'half' })
  const exit = deal.exit_price ?? deal.current_price
  return (
    <tr {...(chosen && { 'data-chosen': '' })} {...(index !== undefined && { 'aria-rowindex': index + 2 })}>
      <th scope="row" className="pair">
        <b>
          {deal.pair}
          {open && (
            <span className="phone">
              <StatusChip color="info">{t.open()}</StatusChip>
            </span>
          )}
        </b>
        <span className="side">
          <Side width={14} height={14} aria-hidden />
          {side}
          <span className="phone">· {open ? opened : closed}</span>
        </span>
        {href !== undefined && (
          <RowLink as={Link} href={href}>
            <VisuallyHidden>{t.row({ pair: deal.pair, side, date: open ? opened : closed, result: hidden ? '' : profit })}</VisuallyHidden>
          </RowLink>
        )}
      </th>
      <td className="opened wide quiet">{opened}</td>
      <td className="closed quiet">{open ? <StatusChip color="info">{t.open()}</StatusChip> : closed}</td>
      <td className="entry end" data-head={t.entry()}>
        {format.price(deal.entry_price)}
      </td>
      <td className="exit end" data-head={open ? t.now() : t.exit()}>
        {open && <span className="still">{t.nowBefore()} </span>}
        {exit === null ? '–' : format.price(exit)}
      </td>
      <td className="size end wide" data-head={t.size()}>
        {hidden ? format.hidden : format.amount(deal.size, 'USDT')}
      </td>
      <td className="scale end">
        <DivergingBar value={deal.profit_percent} fill />
      </td>
      <td className="result end">
        <span className={`profit ${hidden ? '' : tone}`}>
          {profit}
          <span className="phone"> USDT</span>
        </span>
        <small>
          <Delta value={deal.profit_percent} />
        </small>
      </td>
    </tr>
  )
})
