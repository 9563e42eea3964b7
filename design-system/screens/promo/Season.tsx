import { styled } from '@mui/material/styles'
import type { Promotion } from '#sdk'
import { daysLeft } from '../../lib/dates.ts'
import { CalendarEdge } from '../../components/CalendarEdge.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Ends = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px', marginBottom: 14 })

/** The season's days, with the needle at today. */
export function Season({ starts_at, ends_at }: Pick<Promotion, 'starts_at' | 'ends_at'>) {
  const t = useTranslations('promo')
  const common = useTranslations('common')
  const format = useFormat()
  const { now } = useDesignSystem()
  const count = daysLeft(ends_at, now())
  return (
    <div>
      <Ends>
        <Typography variant="subtitle2" sx={tabular}>
          {format.day(starts_at, now())}
        </Typography>
        <Typography variant="subtitle2" sx={tabular}>
          {common.daysLeft({ count })}
        </Typography>
        <Typography variant="subtitle2" sx={tabular}>
          {format.day(ends_at, now())}
        </Typography>
      </Ends>
      <CalendarEdge
        from={starts_at}
        until={ends_at}
        ends={false}
        label={t.season({ from: format.longDay(starts_at, now()), until: format.longDay(ends_at, now()), count })}
      />
    </div>
  )
}
