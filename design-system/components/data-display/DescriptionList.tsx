import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { tabularText } from '../../theme/mixins.ts'

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

const looks = {
  rows: {},
  // Hairlines of the text's own colour: on the white and on the dark card.
  ruled: {
    gap: 0,
    '& > div': {
      minHeight: 44,
      alignItems: 'center',
      py: 2.5,
      borderTop: '1px solid color-mix(in srgb, currentColor 16%, transparent)',
    },
    '& > div:last-of-type': { pb: 0, minHeight: 34 },
  },
  grid: {
    gap: 5,
    gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(130px, 1fr))', md: 'repeat(auto-fit, minmax(140px, 1fr))' },
    '& > div': { flexDirection: 'column', justifyContent: 'flex-start', rowGap: 0.5 },
    '& > div > dt': { typography: 'caption' },
    '& > div > dd': { typography: 'subtitle1', alignItems: 'flex-start', textAlign: 'left', ml: 0 },
  },
} as const

/** Names and values, in pairs. */
export const DescriptionList = ({
  items,
  look = 'rows',
}: {
  /** The pairs in reading order. A value of `null` leaves its row out, `long` wraps an address, `sum` rules off a total. */
  items: readonly Fact[]
  /** One pair per line; `ruled` with hairlines, where facts fill a card or are compared with those of another; `grid` side by side, name above value. */
  look?: keyof typeof looks
}) => (
  <Box component="dl" sx={{ typography: 'body2', display: 'grid', gap: 2.5, m: 0, ...looks[look] }}>
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
