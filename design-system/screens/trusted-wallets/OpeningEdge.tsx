import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useCountdown } from '../../forms/useCountdown.ts'
import { day, elapsed, instant } from '../../lib/dates.ts'
import type { ReedMark } from '../../components/brand/Reeds.tsx'
import { Reeds } from '../../components/brand/Reeds.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { timeLeft } from './activation.ts'

/** One reed per hour, and one for the start. */
const hours = 24

/** The day between the confirmation of a wallet and its activation. */
export function OpeningEdge({ opensAt, confirmedAt }: { opensAt: string; confirmedAt: string | null }) {
  const t = useTranslations('wallets').edge
  const { now } = useDesignSystem()
  // Re-renders while it runs.
  useCountdown(instant(opensAt))
  const from = confirmedAt ?? new Date(instant(opensAt) - day).toISOString()
  const done = elapsed(from, opensAt, now())
  const { unit, count } = timeLeft(opensAt, now())
  const left = t[unit]({ count })
  const marks = Array.from({ length: hours + 1 }, (_, at): ReedMark => (at / hours <= done ? 'on' : 'off'))
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Reeds marks={marks} major={6} fill needle={done * 100} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mt: 1.5 }}>
        <Typography variant="micro" color="textTertiary" aria-hidden="true">
          {t.start()}
        </Typography>
        <Typography variant="micro" color="textTertiary" sx={tabularText}>
          {left}
        </Typography>
        <Typography variant="micro" color="textTertiary" aria-hidden="true">
          {t.end()}
        </Typography>
      </Stack>
    </Box>
  )
}
