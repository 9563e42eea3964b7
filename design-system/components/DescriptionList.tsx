import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  ...theme.typography.body2,
  // Name and value on one line; a value that has no room beside its name goes below it whole, and breaks only where a line is too short for it.
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
  // Long values take the whole line below their name.
  '& > [data-long]': { flexDirection: 'column', gap: 4 },
  '& > [data-long] > dd': { alignItems: 'flex-start', textAlign: 'left', marginLeft: 0 },
  // The rule runs from name to value.
  '& > [data-sum]': { borderTop: `1px solid ${theme.vars.palette.text.primary}`, paddingTop: 12, marginTop: 2 },
  '& > [data-sum] > dt': { color: theme.vars.palette.text.primary },
  '& > [data-sum] > dd': { fontWeight: 520 },
}))

export type Fact = {
  name: string
  /** `null` leaves the line out. */
  value: ReactNode
  /** Addresses and hashes. */
  long?: boolean
  /** The last line of a sum: a rule of ink above it. */
  sum?: boolean
}

/** Names and values, one pair a line. */
export const DescriptionList = ({ items }: { items: readonly Fact[] }) => (
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
