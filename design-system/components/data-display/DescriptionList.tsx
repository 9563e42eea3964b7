import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { tabularText } from '../../theme/mixins.ts'
import type { factGrid } from './factGrid.ts'
import type { ruledFacts } from './ruledFacts.ts'

// Name and value on one line; a value that does not fit moves below the name and breaks only if it exceeds a whole line.
const Pair = styled('div')<{ long: boolean; sum: boolean }>(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '0 16px',
  minWidth: 0,
  '& > dt': { minWidth: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
  '& > dd': {
    ...tabularText,
    margin: '0 0 0 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'right',
    fontWeight: theme.typography.fontWeightMedium,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  variants: [
    { props: { long: false }, style: { '& > dd > span': { whiteSpace: 'normal' } } },
    // Long values take a full line below their name.
    {
      props: { long: true },
      style: { flexDirection: 'column', gap: 4, '& > dd': { alignItems: 'flex-start', textAlign: 'left', marginLeft: 0 } },
    },
    // The rule spans name and value.
    {
      props: { sum: true },
      style: {
        borderTop: `1px solid ${theme.vars.palette.text.primary}`,
        paddingTop: 12,
        marginTop: 2,
        '& > dt': { color: theme.vars.palette.text.primary },
        '& > dd': { fontWeight: theme.typography.fontWeightBold },
      },
    },
  ],
}))

export type Fact = {
  name: string
  /** `null` omits the row. */
  value: ReactNode
  /** Addresses and hashes. */
  long?: boolean
  /** The total: a rule above it. */
  sum?: boolean
}

/** Names and values, in pairs. */
export const DescriptionList = ({
  items,
  sx,
}: {
  /** The pairs in reading order. A value of `null` leaves its row out, `long` wraps an address, `sum` rules off a total. */
  items: readonly Fact[]
  /** Another arrangement than one pair per line: `ruledFacts`, `factGrid`. */
  sx?: typeof ruledFacts | typeof factGrid
}) => (
  <Box component="dl" sx={{ typography: 'body2', display: 'grid', gap: 2.5, m: 0, ...sx }}>
    {items
      .filter(({ value }) => value !== null)
      .map(({ name, value, long = false, sum = false }) => (
        <Pair key={name} long={long} sum={sum}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Pair>
      ))}
  </Box>
)
