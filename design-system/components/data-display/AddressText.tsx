import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { addressGroups, shortenAddress } from '../../lib/address.ts'

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  fontVariantLigatures: 'none',
  '&[data-short]': { whiteSpace: 'nowrap' },
  '&[data-size="small"]': { fontSize: '0.8125rem' },
  '& > .groups': { display: 'inline-flex', flexWrap: 'wrap', columnGap: '0.45em' },
  // Four characters of the typeface, which comes after the address and may not break its lines anew.
  '& > .groups > span': { width: '2.4em', whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '& > .groups > span:first-of-type': { width: '3.6em' },
  '& > .groups > span:first-of-type, & > .groups > span:last-of-type': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& > .whole': visuallyHidden,
}))

export type AddressTextProps = {
  /** The full address, 0x and 40 hexadecimal digits, in the spelling in which it was given. */
  address: string
  /** The full address in groups of four, the first and the last group bold: for every confirmation. */
  whole?: boolean
  /** `small` for the second line of a row, `medium` in text and fields. */
  size?: 'small' | 'medium'
}

/** A readable address. The accessible text is the full address in one piece, so that it can be copied and compared. */
export function AddressText({ address, whole = false, size = 'medium' }: AddressTextProps) {
  if (!whole)
    return (
      <Root data-short="" data-size={size}>
        {shortenAddress(address)}
      </Root>
    )
  return (
    <Root data-size={size}>
      <span className="groups" aria-hidden="true">
        {addressGroups(address).map((group, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a group is identified by its position
          <span key={at}>{group}</span>
        ))}
      </span>
      <span className="whole">{address}</span>
    </Root>
  )
}
