import Stack from '@mui/material/Stack'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Transaction } from '#sdk'
import type { KnownAddress } from '../../lib/address.ts'
import { sameAddress, shortenAddress } from '../../lib/address.ts'
import { recentAddresses } from '../../lib/recentAddresses.ts'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import Typography from '@mui/material/Typography'
import { insetLine } from '../../theme/mixins.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { recentHeight } from './recentHeight.ts'
import { radius } from '../../theme/tokens.ts'

// One row on every width, so that its height is known before it is there.
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    overflowX: 'auto',
    // Scrolls instead of widening the form around it.
    contain: 'inline-size',
    padding: '2px 0',
  },
}))

const Choice = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 10,
  minHeight: 60,
  padding: '8px 12px',
  borderRadius: radius.field,
  textAlign: 'left',
  ...insetLine(theme.vars.palette.divider),
  '&:hover': insetLine(theme.vars.palette.border.control),
  '&[aria-pressed="true"]': insetLine(theme.vars.palette.primary.main, 2),
  '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
  '& > svg': { flex: 'none' },
  '& > span:not(.MuiTouchRipple-root)': { minWidth: 0, display: 'flex', flexDirection: 'column' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
}))

export type RecentAddressesProps = {
  /** Earlier withdrawals, newest first. */
  withdrawals: readonly Transaction[]
  /** Trusted wallets: they are choices of their own and left out here. */
  trusted: readonly KnownAddress[]
  /** The user’s deposit address, never a choice. */
  own: string | null
  /** The address in the field. */
  value: string
  /** Nothing may be chosen while the form is locked. */
  disabled: boolean
  /** Fills the address into the field. */
  onChoose: (address: string) => void
}

/** Addresses of earlier withdrawals as choices: pattern, first and last four characters, and the day. */
export function RecentAddresses({ withdrawals, trusted, own, value, disabled, onChoose }: RecentAddressesProps) {
  const t = useTranslations('withdraw').form
  const format = useFormat()
  const { now } = useDesignSystem()
  const id = useId()
  const recent = recentAddresses(withdrawals, trusted, own)
  if (recent.length === 0) return null
  return (
    <Stack spacing={2} sx={{ minHeight: recentHeight }} role="group" aria-labelledby={id}>
      <Typography variant="caption" color="textSecondary" id={id}>
        {t.recent()}
      </Typography>
      {/* Disabled choices take no focus: the row itself does, so that it can be scrolled. */}
      <Row {...(disabled && { tabIndex: 0 })}>
        {recent.map(({ address, at }) => (
          <Choice key={address} disabled={disabled} aria-pressed={sameAddress(address, value)} onClick={() => onChoose(address)}>
            <AddressIdenticon address={address} size={36} />
            <span>
              <Typography variant="mono">{shortenAddress(address)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {format.day(at, now())}
              </Typography>
            </span>
          </Choice>
        ))}
      </Row>
    </Stack>
  )
}
