import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ReedMark } from './Reeds.tsx'
import { Reeds } from './Reeds.tsx'

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  '& > .head': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap', gap: '8px 16px' },
  '& label': { ...theme.typography.subtitle1, flex: '1 1 96px', textWrap: 'balance' },
  '& output': { ...theme.typography.numberLg, whiteSpace: 'nowrap' },
  '& > .track': { position: 'relative', paddingTop: 24 },
  '& > .ends': {
    position: 'relative',
    height: 16,
    color: theme.vars.palette.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    ...theme.typography.micro,
  },
  '& > .ends > span': { position: 'absolute', whiteSpace: 'nowrap', transform: 'translateX(-50%)' },
  '& > .ends > span:nth-of-type(1)': { left: 0, transform: 'none' },
  '& > .ends > span:nth-of-type(2)': { left: '25%' },
  '& > .ends > span:nth-of-type(3)': { left: '50%' },
  '& > .ends > span:nth-of-type(4)': { left: '75%' },
  '& > .ends > span:nth-of-type(5)': { right: 0, transform: 'none' },
}))

export type RulerProps = {
  /** Accessible name and visible caption: what is set here. */
  label: string
  /** Value in steps of the ruler, one reed each. The caller defines what a step is worth. */
  value: number
  /** Lowest value, in steps of the ruler. */
  min: number
  /** Highest value, in steps of the ruler. */
  max: number
  /** Reeds between two tall ones: the step of Page Up. */
  major: number
  /** The value as shown above the ruler. */
  shown?: ReactNode
  /** A field for the value, in place of `shown`. */
  field?: ReactNode
  /** A message about the value of the field, below it. */
  note?: ReactNode
  /** Five labels under the ruler: both ends, the quarters and the middle. */
  marks: readonly [string, string, string, string, string]
  /** The control on the ruler, which takes no space; its input has the given id. */
  control?: (id: string) => ReactNode
}

/** A value on a ruler, filled from zero if the range includes zero. */
export function Ruler({ label, value, min, max, major, shown, field, note, marks, control }: RulerProps) {
  const id = useId()
  const of = control && { htmlFor: id }
  const zero = Math.min(max, Math.max(min, 0))
  const [low, high] = value < zero ? [value, zero] : [zero, value]
  const reeds = Array.from({ length: max - min + 1 }, (_, i): ReedMark => (min + i >= low && min + i <= high ? 'on' : 'off'))
  return (
    <Root>
      <div className="head">
        <label {...of}>{label}</label>
        {field ?? <output {...of}>{shown}</output>}
      </div>
      {note}
      <div className="track">
        <Reeds marks={reeds} major={major} fill />
        {control?.(id)}
      </div>
      <div className="ends" aria-hidden>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </Root>
  )
}
