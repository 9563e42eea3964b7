import Stack from '@mui/material/Stack'
import type { Promotion } from '#sdk'
import { daysLeft } from '../../lib/dates.ts'
import { CalendarEdge } from '../../components/brand/CalendarEdge.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useLimitFormat } from '../../provider/useFormat.ts'

/** The season's days, with the needle at today. */
export function Season({ starts_at, ends_at }: Pick<Promotion, 'starts_at' | 'ends_at'>) {
  const t = useTranslations('promo')
  const frame = useTranslations('frame')
  const format = useLimitFormat()
  const { now } = useDesignSystem()
  const count = daysLeft(ends_at, now())
  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mb: 3.5 }}>
        <Typography variant="subtitle2" sx={tabular}>
          {format.day(starts_at, now())}
        </Typography>
        <Typography variant="subtitle2" sx={tabular}>
          {frame.daysLeft({ count })}
        </Typography>
        <Typography variant="subtitle2" sx={tabular}>
          {format.day(ends_at, now())}
        </Typography>
      </Stack>
      <CalendarEdge
        from={starts_at}
        until={ends_at}
        ends={false}
        label={t.season({ from: format.longDay(starts_at, now()), until: format.longDay(ends_at, now()), count })}
      />
    </div>
  )
}
