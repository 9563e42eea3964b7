import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { paint } from './paint.ts'

const Root = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '10px 16px',
  margin: 0,
  ...theme.typography.body2,
  '& > dt': { color: paint(theme).text.secondary },
  '& > dd': {
    margin: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: 430,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  // Long values take the whole line below their name.
  '& > [data-long]': { gridColumn: '1 / -1' },
  '& > dd[data-long]': { alignItems: 'flex-start', textAlign: 'left', marginTop: -6 },
  '& > [data-sum]': { borderTop: `1px solid ${paint(theme).text.primary}`, paddingTop: 12, marginTop: 2, color: paint(theme).text.primary },
  // The rule runs through the gap between name and value.
  '& > dd[data-sum]': { fontWeight: 520, marginLeft: -16, paddingLeft: 16 },
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
export const Facts = ({ items }: { items: readonly Fact[] }) => (
  <Root>
    {items
      .filter(({ value }) => value !== null)
      .map(({ name, value, long, sum }) => {
        const kind = { ...(long && { 'data-long': '' }), ...(sum && { 'data-sum': '' }) }
        return (
          <Fragment key={name}>
            <dt {...kind}>{name}</dt>
            <dd {...kind}>{value}</dd>
          </Fragment>
        )
      })}
  </Root>
)
