import Slider, { SliderThumb } from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import type { RulerProps } from './Ruler.tsx'
import { Ruler } from './Ruler.tsx'

// MUI positions the thumb and hides its input with style attributes, which prerendered pages must not have: here both are classes.
type Placed = ComponentProps<typeof SliderThumb> & { style?: { left?: string } }
const Thumb = styled(({ style: _style, ...props }: Placed) => <SliderThumb {...props} />)(({ style }) => ({ left: style?.left }))
const Input = styled(({ style: _style, ownerState: _ownerState, ...props }: ComponentProps<'input'> & { ownerState?: unknown }) => (
  <input {...props} />
))({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, pointerEvents: 'none' })

// The ruler replaces the rail.
const None = () => null

const Range = styled(Slider)({ position: 'absolute', inset: 0 })

export type RulerSliderProps = Omit<RulerProps, 'control'> & {
  /** The new value, at every move of the thumb; compute what depends on it from there. */
  onChange: (value: number) => void
  /** The value for screen readers, with its unit. */
  spoken: string
}

/** A slider on a ruler. Arrow keys move by one reed, Page Up and Page Down by `major`. */
export function RulerSlider({ onChange, spoken, ...ruler }: RulerSliderProps) {
  const { value, min, max, major } = ruler
  return (
    <Ruler
      {...ruler}
      control={(id) => (
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
      )}
    />
  )
}
