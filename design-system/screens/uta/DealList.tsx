import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import type { UtaDeal } from '#sdk'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { DealRow } from '../../components/deals/DealRow.tsx'
import { DealFrame } from '../../components/deals/DealTable.tsx'
import { useVirtualRows } from '../../components/utils/useVirtualRows.ts'
import { radius } from '../../theme/tokens.ts'

/** A card on wide screens; on phones each row is a card. */
export const DealGround = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[1],
    overflow: 'hidden',
  },
}))

// Space of the rows outside the document; an SVG can have a height without a style attribute.
const Space = ({ height }: { height: number }) => (
  <tr aria-hidden="true" data-space="">
    {/* One cell: spanning all columns, it would add those that are hidden here to the grid, and take their share of its width. */}
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell is empty */}
    <td>
      <svg width={1} height={height} />
    </td>
  </tr>
)

type Props = {
  caption: string
  deals: readonly UtaDeal[]
  hrefOf: (id: string) => string
  chosen: string | null
  /** Shows •••• instead of amounts. Defaults to the user's "hide amounts" setting; pass `false` for public deals. */
  hidden?: boolean | undefined
}

/** All loaded deals; only those near the viewport are in the document. */
export function DealList({ caption, deals, hrefOf, chosen, hidden }: Props) {
  // The virtualizer mutates without changing its identity.
  'use no memo'
  const wide = useIsDesktop()
  // All rows have the same height: none is measured, which would recompute ten thousand positions for each new row.
  const { list, from, to, before, after } = useVirtualRows(deals.length, wide ? 67 : 170, { whole: 24, overscan: wide ? 4 : 2 })
  const part = deals.length > to - from
  return (
    <DealGround>
      <DealFrame
        caption={caption}
        ground="canvas"
        fixed
        count={part ? deals.length : undefined}
        body={list as RefObject<HTMLTableSectionElement | null>}
      >
        {before > 0 && <Space height={before} />}
        {deals.slice(from, to).map((deal, at) => (
          <DealRow
            key={deal.id}
            deal={deal}
            href={hrefOf(deal.id)}
            chosen={deal.id === chosen}
            hidden={hidden}
            {...(part && { index: from + at })}
          />
        ))}
        {after > 0 && <Space height={after} />}
      </DealFrame>
    </DealGround>
  )
}
