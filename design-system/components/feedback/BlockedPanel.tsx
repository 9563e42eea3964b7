import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import LockSimpleFillIcon from '@phosphor-icons/core/fill/lock-simple-fill.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { day, hour, instant, minute } from '../../lib/dates.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { clockText, useCountdown } from '../../forms/useCountdown.ts'
import { tabular } from '../../theme/mixins.ts'
import { Reeds } from '../brand/Reeds.tsx'
import { Card } from '../layout/Section.tsx'
import Typography from '@mui/material/Typography'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 18,
  '& > svg': { width: 28, height: 28, flex: 'none', color: theme.vars.palette.warning.main },
  '& > .words': { minWidth: 0, display: 'flex', flexDirection: 'column', gap: 8, maxWidth: '66ch' },
  [theme.breakpoints.down('md')]: { flexDirection: 'column', gap: 10 },
}))

/** Maximum number of reeds that fit in the line. */
const most = 60

// Length of one reed: a day, on the last two days an hour, in the last hour two minutes.
const unitOf = (left: number) => (left > 2 * day ? day : left > hour ? hour : 2 * minute)

export type BlockedPanelProps = {
  /** What opens and when: "Withdrawals resume on August 21 at 6:00 PM". */
  title: string
  /** The reason, and what works meanwhile. */
  children: ReactNode
  /** ISO timestamp, compared with the server's clock. */
  until: string
}

/** A feature that is blocked until a given time: when it opens, why, and how long that is. */
export function BlockedPanel({ title, children, until }: BlockedPanelProps) {
  const t = useTranslations('money').left
  const format = useFormat()
  const left = useCountdown(instant(until)) * 1000
  const part = (unit: number, of: number) => Math.floor((left % of) / unit)
  const words =
    left >= day
      ? t.days({ days: Math.floor(left / day), hours: part(hour, day) })
      : left >= hour
        ? t.hours({ hours: Math.floor(left / hour), minutes: part(minute, hour) })
        : t.clock({ time: clockText(left / 1000) })
  const count = Math.min(most, Math.max(1, Math.ceil(left / unitOf(left))))
  return (
    <Card aria-label={title}>
      <Head>
        <LockSimpleFillIcon aria-hidden />
        <div className="words">
          <Typography component="h2" variant="h4">
            {title}
          </Typography>
          <Typography component="p" variant="body2" color="textSecondary">
            {children}
          </Typography>
        </div>
      </Head>
      <Box sx={{ mt: 5 }}>
        <Reeds fill marks={Array.from({ length: count }, () => 'blocked')} needle={0} />
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', rowGap: 0.5, columnGap: 3, mt: 2 }}>
          <Typography variant="subtitle1" sx={tabular}>
            {words}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={tabular}>
            {`${format.day(until)}, ${format.time(until)}, ${format.zone(until)}`}
          </Typography>
        </Stack>
      </Box>
    </Card>
  )
}
