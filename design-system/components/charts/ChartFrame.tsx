import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from '../inputs/Button.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { expandedPart } from '../layout/CardGrid.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { ChartTableProps } from './ChartTable.tsx'
import { Surface } from './Chart.styles.ts'
import type { ChartLink, Reading } from './chart.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { useDrawing } from './useDrawing.ts'
import type { Drawings } from './useDrawing.ts'
import { radius } from '../../theme/tokens.ts'

// A chart beside something taller takes the room of its card, within bounds.
const heightFrom = (height: number) => ({ flex: `1 1 ${height}px`, minHeight: height, maxHeight: height * 1.75 })

const Summary = styled('figcaption')(visuallyHidden)

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: radius.sm,
  '&:has(> input:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 4 },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
}))

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginTop: 8,
  minHeight: 44,
  // The words end where the chart's card ends, not the button's padding.
  '& > button': { marginInline: 'auto -12px' },
})

export type ChartFrameProps = {
  /** Title of the figure: what is shown, in which unit. */
  title: string
  /** What the chart shows, summarised in a sentence or two. */
  summary: string
  /** Height of the chart in px. */
  height: number
  legend?: ReactNode
  table: Omit<ChartTableProps, 'caption' | 'linkOf'>
  /** Number of places with values; future ones have none. */
  readable: number
  /** The place shown when nothing is pointed at: the current one. */
  rest?: number | undefined
  /** A place with its values, in words. */
  spoken: (at: number) => string
  /** Where a place leads to: the place read last has a link below the chart, each row of the table has one. */
  linkOf?: (at: number) => ChartLink | undefined
  draw: (drawings: Drawings, reading: Reading) => ReactNode
}

/** The frame of every chart: title, summary, arrow keys that read value by value, and the figures as a table. */
export function ChartFrame({ title, summary, height, legend, table, readable, rest, spoken, linkOf, draw }: ChartFrameProps) {
  const t = useTranslations('frame').chart
  const id = useId()
  const drawings = useDrawing()
  const [asTable, setAsTable] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  // The way to the link leads off the chart, so the link keeps the place.
  const [kept, setKept] = useState<number | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const missing = drawings === 'failed'
  const last = readable - 1
  const shown = Math.min(at ?? rest ?? last, last)
  const read = (next: number | null) => {
    setAt(next)
    if (next !== null) setKept(Math.min(next, last))
  }
  // Before anything is read: the latest place that leads anywhere.
  const latest = linkOf && Array.from({ length: shown + 1 }, (_, place) => shown - place).find((place) => linkOf(place))
  const target = linkOf?.(kept ?? latest ?? shown)
  // A finger has to see first which of the narrow bars it has met: it follows the link.
  const onClick = ({ nativeEvent }: MouseEvent) => {
    if ((nativeEvent as PointerEvent).pointerType === 'mouse' && at !== null && at <= last) link.current?.click()
  }
  return (
    <Stack component="figure" sx={{ m: 0, minWidth: 0, flex: '1 1 auto' }} aria-label={title} {...((asTable || missing) && expandedPart)}>
      <Summary id={id}>{summary}</Summary>
      {missing && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t.notDrawn()}
        </Typography>
      )}
      {asTable || missing ? (
        <ChartTable caption={title} {...table} linkOf={linkOf} />
      ) : (
        <Stage sx={heightFrom(height)}>
          {drawings === 'loading' ? (
            // Reserves the chart's space while its code loads: grid lines only, nothing that looks like a value.
            <Stack aria-hidden="true" sx={{ position: 'absolute', inset: 0, justifyContent: 'space-between', pb: 7 }}>
              {[0, 1, 2, 3].map((line) => (
                <Skeleton key={line} height={1} />
              ))}
            </Stack>
          ) : (
            <Surface {...(linkOf && { onClick })}>{draw(drawings, { at, onAt: read })}</Surface>
          )}
          {readable > 0 && (
            <input
              type="range"
              aria-label={t.read({ title })}
              aria-describedby={id}
              aria-valuetext={spoken(shown)}
              min={0}
              max={last}
              step={1}
              value={shown}
              onChange={(event) => read(event.target.valueAsNumber)}
              onFocus={() => read(shown)}
              onBlur={() => setAt(null)}
              {...(linkOf && { onKeyDown: (event) => event.key === 'Enter' && link.current?.click() })}
            />
          )}
        </Stage>
      )}
      <Foot>
        {!asTable && !missing && legend}
        {!asTable && !missing && target && <PlaceLink ref={link} link={target} />}
        {!missing && (
          <Button variant="text" size="small" onClick={() => setAsTable(!asTable)}>
            {asTable ? t.chart() : t.table()}
          </Button>
        )}
      </Foot>
    </Stack>
  )
}
