import { AddressIdenticon } from '../../components/AddressIdenticon.tsx'
import { AddressText } from '../../components/AddressText.tsx'
import { Text } from '../../components/Text.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { DestinationLine } from './DestinationLine.ts'

/** Before it is confirmed: the coin beside the whole address. */
export function WalletDestination({ address, label }: { address: string; label: string | null }) {
  const t = useTranslations('withdraw').review
  return (
    <DestinationLine>
      <AddressIdenticon address={address} size={56} />
      <div className="words">
        <Text variant="label">{label === null ? t.toAddress() : t.toWallet({ label })}</Text>
        <AddressText address={address} whole size="small" />
      </div>
    </DestinationLine>
  )
}
