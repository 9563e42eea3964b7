import CreditCardIcon from '@phosphor-icons/core/regular/credit-card.svg?react'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { DestinationLine } from './DestinationLine.ts'

/** The destination for a confirmation: the card's number, and its holder if known. */
export function CardDestination({ number, holder }: { number: string; holder: string | null }) {
  const t = useTranslations('withdraw').review
  return (
    <DestinationLine>
      <IconDisc color="primary">
        <CreditCardIcon />
      </IconDisc>
      <Stack spacing={1} sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1">{t.toCard()}</Typography>
        <Typography variant="mono">{number}</Typography>
        {holder !== null && <Typography variant="body2">{holder}</Typography>}
      </Stack>
    </DestinationLine>
  )
}
