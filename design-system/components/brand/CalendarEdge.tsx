import Stack from '@mui/material/Stack'
import { addDays, dayIn, daysBetween, elapsed, instant } from '../../lib/dates.ts'
import { useTimeZone } from '../../provider/useTimeZone.ts'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Reeds } from './Reeds.tsx'
import type { ReedMark } from './Reeds.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'

export type CalendarEdgeProps = {
  /** ISO timestamps. */
  from: string
  /** ISO timestamp of the end of the term; the needle stops there. */
  until: string
  /** The progress in words: "41 days left". */
  label: string
  /** A cancelled term has no needle. */
  stopped?: boolean
  /** Colour of the reeds: petrol for a running term, ochre for a lock. */
  tone?: 'on' | 'blocked' | 'past'
  /** Shows the dates under the ends. */
  ends?: boolean
}

// One reed per day while they fit; longer terms spread fewer reeds evenly.
const most = 46

/** A term with a start and an end: past days, today, remaining days. */
export function CalendarEdge({ from, until, label, stopped = false, tone = 'on', ends = true }: CalendarEdgeProps) {
  const { now } = useDesignSystem()
  const timeZone = useTimeZone()
  const format = useFormat()
  const [first, last] = [dayIn(timeZone, instant(from)), dayIn(timeZone, instant(until))]
  const days = Math.max(1, daysBetween(first, last))
  const count = Math.min(most, Math.max(4, days))
  const done = elapsed(from, until, now())
  const marks = Array.from({ length: count }, (_, at): ReedMark => (at / (count - 1) <= done ? (stopped ? 'past' : tone) : 'off'))
  const running = !stopped && done > 0 && done < 1
  return (
    <div>
      <Reeds marks={marks} fill label={label} {...(running && { needle: done * 100 })} />
      {ends && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mt: 2 }}>
          {[first, addDays(first, days)].map((date) => (
            <Typography key={date} variant="micro" color="textTertiary" sx={tabular}>
              {format.calendarDay(date)}
            </Typography>
          ))}
        </Stack>
      )}
    </div>
  )
}
