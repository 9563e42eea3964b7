import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { tabular } from '../../theme/mixins.ts'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import { radius } from '../../theme/tokens.ts'

export type ShareLegendItem = {
  /** Token and share: "MATU · 69.8%". */
  name: string
  /** Per cent: the width of its segment in the share bar. */
  share: number
  value: ReactNode
  /** Makes the item a link. */
  href?: string | null
}

const Root = styled('ul')<{ pairs: boolean }>(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap', rowGap: 8 },
  // Two lines of two, instead of three items and one that is left over.
  variants: [
    {
      props: { pairs: true },
      style: {
        [theme.breakpoints.down('sm')]: {
          display: 'grid',
          // Enlarged text leaves room for one per line.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(50% - 8px, 6.5rem)), 1fr))',
          '&&& > li': { alignItems: 'flex-start', marginLeft: 0, textAlign: 'left' },
        },
      },
    },
  ],
}))

const Item = styled('li')<{ share: number }>(({ theme, share }) => ({
  '&:has(a)': { position: 'relative' },
  flex: `0 1 ${Math.round(share)}%`,
  minWidth: 'max-content',
  display: 'flex',
  flexDirection: 'column',
  paddingRight: 20,
  '&:last-of-type:not(:first-of-type)': {
    marginLeft: 'auto',
    paddingRight: 0,
    flex: '0 0 auto',
    alignItems: 'flex-end',
    textAlign: 'right',
  },
  [theme.breakpoints.down('md')]: { flex: '1 1 auto', paddingRight: 10 },
  // Where two do not fit beside each other, both start at the edge.
  [theme.breakpoints.down('phone')]: { '&:nth-of-type(2):last-of-type': { marginLeft: 0, alignItems: 'flex-start', textAlign: 'left' } },
}))

// Avoids loading `Typography` on the landing page for this text alone.
const Name = styled('span')<{ on: 'ink' | 'card' }>(({ theme, on }) => ({
  ...theme.typography.micro,
  ...tabular,
  color: on === 'ink' ? theme.vars.palette.text.onInkMuted : theme.vars.palette.text.tertiary,
  // The link covers the amount below it too, with room for a finger.
  '& > a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > a::after': { content: '""', position: 'absolute', inset: '-4px 0', borderRadius: radius.sm },
  '& > a:hover': { textDecorationThickness: 2 },
  '& > a:focus-visible': { outline: 'none' },
  '& > a:focus-visible::after': { outline: '2px solid currentColor' },
}))

/** Names and amounts above the segments of a `ShareBar`, each at the start of its segment. */
export function ShareLegend({
  items,
  on = 'ink',
  pairs = false,
}: {
  /** Name, amount and share of each segment, in the order of the bar. */
  items: readonly ShareLegendItem[]
  /** The surface it is on: the light card or the dark one. */
  on?: 'ink' | 'card'
  /** On phones two items per line: for four amounts, which do not fit on one. */
  pairs?: boolean
}) {
  const { Link } = useDesignSystem()
  return (
    <Root pairs={pairs}>
      {items.map(({ name, share, value, href }) => (
        <Item key={name} share={share}>
          <Name on={on}>{href ? <Link href={href}>{name}</Link> : name}</Name>
          {value}
        </Item>
      ))}
    </Root>
  )
}
