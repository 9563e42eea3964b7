import Stack from '@mui/material/Stack'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'

/** Identifies the wallet: name, identicon, full address. */
export const WalletSummary = ({ label, address }: { label: string; address: string }) => (
  <Card>
    <Typography component="h2" variant="h5">
      {label}
    </Typography>
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center', mt: 3, minWidth: 0, '& > span': { minWidth: 0 } }}>
      <AddressIdenticon address={address} size={64} />
      <AddressText address={address} whole />
    </Stack>
  </Card>
)
