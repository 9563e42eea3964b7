import { styled } from '@mui/material/styles'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, marginTop: 12, minWidth: 0, '& > span': { minWidth: 0 } })
const Name = styled(Typography)({ overflowWrap: 'anywhere' }) as typeof Typography

/** Identifies the wallet: name, identicon, full address. */
export const WalletSummary = ({ label, address }: { label: string; address: string }) => (
  <Card>
    <Name component="h2" variant="h5">
      {label}
    </Name>
    <Row>
      <AddressIdenticon address={address} size={64} />
      <AddressText address={address} whole />
    </Row>
  </Card>
)
