import CreditCardIcon from '@phosphor-icons/core/regular/credit-card.svg?react'
import { IconDisc } from '../../components/IconDisc.tsx'
import { Text } from '../../components/Text.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { DestinationLine } from './DestinationLine.ts'

/** Before it is confirmed: the card's number, and its holder where he is known. */
export function CardDestination({ number, holder }: { number: string; holder: string | null }) {
  const t = useTranslations('withdraw').review
  return (
    <DestinationLine>
      <IconDisc tone="brand">
        <CreditCardIcon />
      </IconDisc>
      <div className="words">
        <Text variant="label">{t.toCard()}</Text>
        <Text variant="mono">{number}</Text>
        {holder !== null && <Text variant="bodySm">{holder}</Text>}
      </div>
    </DestinationLine>
  )
}
