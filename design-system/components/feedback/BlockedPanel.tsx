import Box from '@mui/material/Box'
import LockSimpleFillIcon from '@phosphor-icons/core/fill/lock-simple-fill.svg?react'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { day, hour, instant, minute } from '../../lib/dates.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { clockText, useCountdown } from '../../forms/useCountdown.ts'
import { tabularText } from '../../theme/mixins.ts'
import { Reeds } from '../brand/Reeds.tsx'
import { Card } from '../layout/Section.tsx'
import Typography from '@mui/material/Typography'

/** Maximum number of reeds that fit in the line. */
const most = 60

// Length of one reed: a day, on the last two days an hour, in the last hour two minutes.
const unitOf = (left: number) => (left > 2 * day ? day : left > hour ? hour : 2 * minute)

/** The time left, one reed for each part of it. */
function leftRuler(left: number) {
  const count = Math.min(most, Math.max(1, Math.ceil(left / unitOf(left))))
  return <Reeds fill marks={Array.from({ length: count }, () => 'blocked')} />
}

/** The whole time, with the needle at now. A reed is an hour, from two days on a quarter of a day, and a day where these would be too many. */
function wholeRuler(total: number, left: number) {
  const unit = total > 15 * day ? day : total > 2 * day ? 6 * hour : hour
  const count = Math.min(most, Math.max(1, Math.round(total / unit)))
  const past = Math.max(0, 1 - left / total)
  return (
    <Reeds
      fill
      major={4}
      marks={Array.from({ length: count + 1 }, (_, at) => (at / count <= past ? 'blocked' : 'off'))}
      needle={100 * past}
    />
  )
}

export type BlockedPanelProps = {
  /** What opens and when: "Withdrawals resume on August 21 at 6:00 PM". */
  title: string
  /** The reason, and what works meanwhile. */
  children: ReactNode
  /** When the block began; `null` if it is not known. The ruler then shows only what is left. */
  since?: string | null
  /** ISO timestamp, compared with the server's clock. */
  until: string
}

/** A feature that is blocked until a given time: when it opens, why, and how long that is. */
export function BlockedPanel({ title, children, since = null, until }: BlockedPanelProps) {
  const t = useTranslations('money').left
  const format = useFormat()
  const { now } = useDesignSystem()
  const left = useCountdown(instant(until)) * 1000
  const part = (unit: number, of: number) => Math.floor((left % of) / unit)
  const words =
    left >= day
      ? t.days({ days: Math.floor(left / day), hours: part(hour, day) })
      : left >= hour
        ? t.hours({ hours: Math.floor(left / hour), minutes: part(minute, hour) })
        : t.clock({ time: clockText(left / 1000) })
  const total = since === null ? 0 : instant(until) - instant(since)
  const moment = (at: string) => `${format.day(at, now())}, ${format.time(at)}`
  return (
    <Card aria-label={title}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 2.5, md: 4.5 }, '& > svg': { flex: 'none', color: 'warning.main' } }}>
        <LockSimpleFillIcon width={28} height={28} aria-hidden />
        <Stack spacing={2} sx={{ minWidth: 0, maxWidth: '66ch' }}>
          <Typography component="h2" variant="h4">
            {title}
          </Typography>
          <Typography component="p" variant="body2" color="textSecondary">
            {children}
          </Typography>
        </Stack>
      </Stack>
      <Box sx={{ mt: 5 }}>
        {total > 0 ? wholeRuler(total, left) : leftRuler(left)}
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', rowGap: 1, columnGap: 4, mt: 2, ...tabularText }}
        >
          {since !== null && (
            <Typography variant="caption" color="textSecondary">
              {moment(since)}
            </Typography>
          )}
          <Typography
            variant="subtitle1"
            // Below the two ends.
            sx={{ order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } }}
          >
            {words}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {`${moment(until)}, ${format.zone(until)}`}
          </Typography>
        </Stack>
      </Box>
    </Card>
  )
}
