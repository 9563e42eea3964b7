import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import type { UtaDeal } from '#sdk'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import { DealRow } from '../../components/deals/DealRow.tsx'
import { DealFrame } from '../../components/deals/DealTable.tsx'
import { desktop } from '../../components/paint.ts'
import { useVirtualRows } from '../../components/useVirtualRows.ts'

/** A card on wide screens; on phones each row is one. */
export const DealGround = styled('div')(({ theme }) => ({
  minWidth: 0,
  [desktop]: {
    borderRadius: 18,
    backgroundColor: theme.vars.palette.surface.card,
    boxShadow: 'var(--matu-elev-1)',
    overflow: 'hidden',
  },
}))

// The room of rows outside the document; a drawing has a height without a style attribute.
const Space = ({ height }: { height: number }) => (
  <tr aria-hidden="true" data-space="">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- there is nothing in it */}
    <td colSpan={8}>
      <svg width={1} height={height} />
    </td>
  </tr>
)

type Props = {
  caption: string
  deals: readonly UtaDeal[]
  hrefOf: (id: string) => string
  chosen: string | null
  /** Amounts as ••••; by default when the reader hid them. `false` for deals that are open to everyone. */
  hidden?: boolean | undefined
}

/** As many deals as are loaded; only those near the screen are in the document. */
export function DealList({ caption, deals, hrefOf, chosen, hidden }: Props) {
  // The virtualizer changes inside without a new identity.
  'use no memo'
  const wide = useIsDesktop()
  // All rows are of one height: none is measured, which would work out ten thousand places again for each row that comes.
  const { list, from, to, before, after } = useVirtualRows(deals.length, wide ? 67 : 170, { whole: 24, overscan: wide ? 4 : 2 })
  const part = deals.length > to - from
  return (
    <DealGround>
      <DealFrame
        caption={caption}
        ground="canvas"
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
