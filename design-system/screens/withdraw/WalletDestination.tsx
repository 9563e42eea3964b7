import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { DestinationLine } from './DestinationLine.ts'
import { SentBefore } from './SentBefore.tsx'

export type WalletDestinationProps = {
  address: string
  /** The trusted wallet's name. */
  label: string | null
  /** When the last withdrawal to it arrived: ISO timestamp; `null` for none, or if it is not known. */
  sentBefore?: string | null
}

/** The destination for a confirmation: identicon and full address. */
export function WalletDestination({ address, label, sentBefore = null }: WalletDestinationProps) {
  const t = useTranslations('withdraw').review
  return (
    <DestinationLine>
      <AddressIdenticon address={address} size={56} />
      <Stack spacing={1} sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1">{label === null ? t.toAddress() : t.toWallet({ label })}</Typography>
        <AddressText address={address} whole size="small" />
        <SentBefore at={sentBefore} />
      </Stack>
    </DestinationLine>
  )
}
