import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ArrowSquareOutIcon from '@phosphor-icons/core/regular/arrow-square-out.svg?react'
import type { DepositWallet } from '#sdk'
import { shortenAddress } from '../../lib/address.ts'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { expandedPart } from '../../components/layout/CardGrid.tsx'
import { QrCode } from '../../components/data-display/QrCode.tsx'
import { ShareButton } from '../../components/inputs/ShareButton.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { networkName } from './network.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'

export type DepositAddressProps = {
  wallet: DepositWallet
  /** The token to deposit, or all accepted tokens. */
  token: string
  /** Minimum deposit with its token, of several tokens each; `null` if it is not known. */
  minimum: string | null
  /** Link to the address in the blockchain explorer. */
  explorer: string | null
}

/** A deposit address: what is lost on another network, then QR code, identicon, and the address in groups with a copy button. */
export function DepositAddress({ wallet: { address, network }, token, minimum, explorer }: DepositAddressProps) {
  const t = useTranslations('assets')
  const name = networkName(t, network)
  return (
    <Stack spacing={5} {...expandedPart}>
      <Notice severity="warning" title={t.form.gate()}>
        {t.form.lost()} <WholeTerms>{t.form.gateCheck()}</WholeTerms>
      </Notice>
      {/* A phone cannot scan itself: there the address and its button come first. */}
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={5}
        sx={{ flexWrap: { sm: 'wrap' }, alignItems: { xs: 'center', sm: 'flex-start' } }}
      >
        <QrCode value={address} label={t.form.qr({ token, network: name, address: shortenAddress(address) })} size={216} />
        <Stack spacing={4} sx={{ flex: { sm: '1 1 220px' }, width: { xs: '100%', sm: 'auto' }, minWidth: 0 }}>
          <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
            <AddressIdenticon address={address} size={64} />
            <Box sx={{ minWidth: 0 }}>
              <Typography component="p" variant="body2" color="textSecondary">
                {t.form.address({ token })}
              </Typography>
              <Typography component="p" variant="subtitle1">
                <WholeTerms>{name}</WholeTerms>
              </Typography>
            </Box>
          </Stack>
          {minimum !== null && (
            <Typography component="p" variant="body2">
              {t.form.minimum({ amount: minimum })}
            </Typography>
          )}
          <AddressText address={address} whole />
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
            <CopyButton text={address} label={t.form.copy()} variant="contained" />
            <ShareButton share={{ text: address }} />
          </Stack>
          <Typography component="p" variant="caption" color="textSecondary">
            {t.form.compare()}
          </Typography>
        </Stack>
      </Stack>
      {explorer && (
        <Typography
          variant="subtitle2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 44, alignSelf: 'flex-start' }}
        >
          <TextLink standalone href={explorer} target="_blank">
            {t.form.explorer()}
            <VisuallyHidden>, {t.form.newTab()}</VisuallyHidden>
          </TextLink>
          <ArrowSquareOutIcon width={16} height={16} aria-hidden="true" />
        </Typography>
      )}
    </Stack>
  )
}
