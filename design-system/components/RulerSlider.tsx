import Slider, { SliderThumb } from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { ReedMark } from './Reeds.tsx'
import { Reeds } from './Reeds.tsx'

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  '& > .head': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16 },
  '& label': { ...theme.typography.subtitle1, textWrap: 'balance' },
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

// MUI positions the thumb and hides its input with style attributes, which prerendered pages must not have: here both are classes.
type Placed = ComponentProps<typeof SliderThumb> & { style?: { left?: string } }
const Thumb = styled(({ style: _style, ...props }: Placed) => <SliderThumb {...props} />)(({ style }) => ({ left: style?.left }))
const Input = styled(({ style: _style, ownerState: _ownerState, ...props }: ComponentProps<'input'> & { ownerState?: unknown }) => (
  <input {...props} />
))({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, pointerEvents: 'none' })

// The ruler replaces the rail.
const None = () => null

const Range = styled(Slider)({ position: 'absolute', inset: 0 })

export type RulerSliderProps = {
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
  /** The new value, at every move of the thumb; compute what depends on it from there. */
  onChange: (value: number) => void
  /** The value as shown above the ruler. */
  shown: ReactNode
  /** The value for screen readers, with its unit. */
  spoken: string
  /** Five labels under the ruler: both ends, the quarters and the middle. */
  marks: readonly [string, string, string, string, string]
}

/** A slider on a ruler. Arrow keys move by one reed, Page Up and Page Down by `major`; filled from zero if the range includes zero. */
export function RulerSlider({ label, value, min, max, major, onChange, shown, spoken, marks }: RulerSliderProps) {
  const id = useId()
  const zero = Math.min(max, Math.max(min, 0))
  const [low, high] = value < zero ? [value, zero] : [zero, value]
  const reeds = Array.from({ length: max - min + 1 }, (_, i): ReedMark => (min + i >= low && min + i <= high ? 'on' : 'off'))
  return (
    <Root>
      <div className="head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </div>
      <div className="track">
        <Reeds marks={reeds} major={major} fill />
        <Range
          min={min}
          max={max}
          step={1}
          shiftStep={major}
          value={value}
          onChange={(_event, next) => onChange(Number(next))}
          aria-valuetext={spoken}
          slots={{ thumb: Thumb, input: Input, track: None, rail: None }}
          slotProps={{ input: { id } }}
        />
      </div>
      <div className="ends" aria-hidden>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </Root>
  )
}
