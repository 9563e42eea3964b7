import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { addressGroups, shortenAddress } from '../../lib/address.ts'

type Size = 'small' | 'medium'

const Root = styled('span')<{ small: boolean; short?: boolean }>(({ theme }) => ({
  ...theme.typography.mono,
  fontVariantLigatures: 'none',
  '& > .groups': { display: 'inline-flex', flexWrap: 'wrap', columnGap: '0.45em' },
  // Four characters of the typeface, which comes after the address and may not break its lines anew.
  '& > .groups > *': { width: '2.4em', whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '& > .groups > b:first-of-type': { width: '3.6em' },
  '& > .groups > b': { color: theme.vars.palette.text.primary },
  '& > .whole': visuallyHidden,
  variants: [
    { props: { short: true }, style: { whiteSpace: 'nowrap' } },
    { props: { small: true }, style: { fontSize: theme.typography.caption.fontSize } },
  ],
}))

export type AddressTextProps = {
  /** The full address, 0x and 40 hexadecimal digits, in the spelling in which it was given. */
  address: string
  /** The full address in groups of four, the first and the last group bold: for every confirmation. */
  whole?: boolean
  /** `small` for the second line of a row, `medium` in text and fields. */
  size?: Size
}

/** A readable address. The accessible text is the full address in one piece, so that it can be copied and compared. */
export function AddressText({ address, whole = false, size = 'medium' }: AddressTextProps) {
  if (!whole)
    return (
      <Root short small={size === 'small'}>
        {shortenAddress(address)}
      </Root>
    )
  return (
    <Root small={size === 'small'}>
      <span className="groups" aria-hidden="true">
        {addressGroups(address).map((group, at, { length }) => {
          const Group = at === 0 || at === length - 1 ? 'b' : 'span'
          // oxlint-disable-next-line react/no-array-index-key -- a group is identified by its position
          return <Group key={at}>{group}</Group>
        })}
      </span>
      <span className="whole">{address}</span>
    </Root>
  )
}
