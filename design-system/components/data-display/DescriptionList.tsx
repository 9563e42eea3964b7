import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  ...theme.typography.body2,
  // Name and value on one line; a value that does not fit moves below the name and breaks only if it exceeds a whole line.
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', gap: '0 16px', minWidth: 0 },
  '& dt': { minWidth: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: '0 0 0 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: 430,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& > div:not([data-long]) > dd > span': { whiteSpace: 'normal' },
  // Long values take a full line below their name.
  '& > [data-long]': { flexDirection: 'column', gap: 4 },
  '& > [data-long] > dd': { alignItems: 'flex-start', textAlign: 'left', marginLeft: 0 },
  // The rule spans name and value.
  '& > [data-sum]': { borderTop: `1px solid ${theme.vars.palette.text.primary}`, paddingTop: 12, marginTop: 2 },
  '& > [data-sum] > dt': { color: theme.vars.palette.text.primary },
  '& > [data-sum] > dd': { fontWeight: 520 },
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

/** Names and values, one pair per line. */
export const DescriptionList = ({
  items,
}: {
  /** The pairs in reading order. A value of `null` leaves its row out, `long` wraps an address, `sum` rules off a total. */
  items: readonly Fact[]
}) => (
  <Root>
    {items
      .filter(({ value }) => value !== null)
      .map(({ name, value, long, sum }) => (
        <div key={name} {...(long && { 'data-long': '' })} {...(sum && { 'data-sum': '' })}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </Root>
)
