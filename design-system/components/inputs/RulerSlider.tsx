import Slider, { SliderThumb } from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { radius, size } from '../../theme/tokens.ts'
import type { RulerProps } from '../brand/Ruler.tsx'
import { Ruler } from '../brand/Ruler.tsx'

// MUI positions the thumb and hides its input with style attributes, which prerendered pages must not have: here both are classes.
type Placed = ComponentProps<typeof SliderThumb> & { style?: { left?: string } }
// It is the needle with its ring, in a 44 px target, exactly above its reed.
const Thumb = styled(({ style: _style, ...props }: Placed) => <SliderThumb {...props} />)(({ style, theme }) => {
  const { background, needle, primary } = theme.vars.palette
  return {
    left: style?.left,
    // As MUI places it; its own rule depends on `ownerState`, which `styled` does not hand on.
    transform: 'translateX(-50%)',
    width: size.target,
    height: 48,
    borderRadius: radius.sm,
    cursor: 'grab',
    background: `radial-gradient(circle at 50% 11px, ${background.paper} 0 6.5px, ${needle.main} 7px 10.5px, #0000 11px) no-repeat, linear-gradient(${needle.main}, ${needle.main}) 50% 20px / 4px 26px no-repeat`,
    '&, &:hover, &.Mui-active, &.Mui-focusVisible': { boxShadow: 'none' },
    '&::before, &::after': { display: 'none' },
    '&.Mui-active': { cursor: 'grabbing' },
    '&.Mui-focusVisible': { outline: `2px solid ${primary.main}` },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'linear-gradient(Highlight, Highlight) 50% 0 / 6px 100% no-repeat',
    },
  }
})
const Input = styled(({ style: _style, ownerState: _ownerState, ...props }: ComponentProps<'input'> & { ownerState?: unknown }) => (
  <input {...props} />
))({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, pointerEvents: 'none' })

// The ruler replaces the rail.
const None = () => null

const Range = styled(Slider)({
  position: 'absolute',
  inset: 0,
  display: 'block',
  height: 48,
  padding: '0 !important',
  borderRadius: 0,
  touchAction: 'pan-y',
})

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
