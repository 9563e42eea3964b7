import { styled } from '@mui/material/styles'
import { addDays, dayIn, daysBetween, elapsed, instant } from '../lib/dates.ts'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'
import { useFormat } from '../provider/useFormat.ts'
import { Reeds } from './Reeds.tsx'
import type { ReedMark } from './Reeds.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from './paint.ts'

export type CalendarEdgeProps = {
  /** ISO moments. */
  from: string
  until: string
  /** How far it is, in words: "41 days left". */
  label: string
  /** A term that has been stopped has no needle. */
  stopped?: boolean
  /** What the reeds mean: a running term is petrol, a lock is ochre. */
  tone?: 'on' | 'blocked' | 'past'
  /** Dates under the ends. */
  ends?: boolean
}

const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12, marginTop: 8 })

// A reed is a day while they fit; longer terms share reeds evenly.
const most = 46

/** A term with a beginning and an end: days that are over, today, days to come. */
export function CalendarEdge({ from, until, label, stopped = false, tone = 'on', ends = true }: CalendarEdgeProps) {
  const { now, timeZone } = useDesignSystem()
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
        <Ends>
          {[first, addDays(first, days)].map((date) => (
            <Typography key={date} variant="micro" color="textTertiary" sx={tabular}>
              {format.calendarDay(date)}
            </Typography>
          ))}
        </Ends>
      )}
    </div>
  )
}
