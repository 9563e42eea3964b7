import ClockIcon from '@phosphor-icons/core/regular/clock-counter-clockwise.svg?react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type SentBeforeProps = {
  /** When the last withdrawal to the address arrived: ISO timestamp; `null` for none, or if it is not known. */
  at: string | null
}

/** Marks an address that a withdrawal went to before. Nothing for all others. */
export function SentBefore({ at }: SentBeforeProps) {
  const t = useTranslations('withdraw').form
  const format = useFormat()
  const { now } = useDesignSystem()
  if (at === null) return null
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ '& > svg': { flex: 'none', mt: 0.25 } }}>
      <ClockIcon width={18} height={18} aria-hidden />
      <Typography component="p" variant="caption" color="textSecondary">
        {t.sentBefore({ day: format.longDay(at, now()) })}
      </Typography>
    </Stack>
  )
}
