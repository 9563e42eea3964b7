import { styled } from '@mui/material/styles'
import { AddressCoin } from '../../parts/AddressCoin.tsx'
import { AddressText } from '../../parts/AddressText.tsx'
import { Card } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, marginTop: 12, minWidth: 0, '& > span': { minWidth: 0 } })
const Name = styled(Text)({ overflowWrap: 'anywhere' })

/** Which wallet this is about: name, coin, whole address. */
export const WalletSummary = ({ label, address }: { label: string; address: string }) => (
  <Card>
    <Name as="h2" variant="h3">
      {label}
    </Name>
    <Row>
      <AddressCoin address={address} size={64} />
      <AddressText address={address} whole />
    </Row>
  </Card>
)
