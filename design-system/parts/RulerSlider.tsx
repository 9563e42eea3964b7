import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ReedMark } from './Reeds.tsx'
import { Reeds } from './Reeds.tsx'
import { paint } from './paint.ts'

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
    color: paint(theme).text.tertiary,
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

// The thumb is the needle with its ring, in a target of 44 px; the input is wider than the ruler by half a thumb on each side,
// so that the needle stands exactly over its reed.
const Range = styled('input')(({ theme }) => {
  const needle = paint(theme).needle.main
  const thumb = {
    width: 44,
    height: 48,
    border: 0,
    borderRadius: 8,
    cursor: 'grab',
    background: `radial-gradient(circle at 50% 11px, ${paint(theme).surface.card} 0 6.5px, ${needle} 7px 10.5px, #0000 11px) no-repeat, linear-gradient(${needle}, ${needle}) 50% 20px / 4px 26px no-repeat`,
  } as const
  return {
    appearance: 'none',
    position: 'absolute',
    insetInline: -22,
    top: 0,
    width: 'calc(100% + 44px)',
    height: 48,
    margin: 0,
    background: 'none',
    cursor: 'pointer',
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': { height: 48, background: 'none' },
    '&::-moz-range-track': { height: 48, background: 'none' },
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: 0 },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: 0 },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '&::-webkit-slider-thumb': { background: 'linear-gradient(Highlight, Highlight) 50% 0 / 6px 100% no-repeat' },
      '&::-moz-range-thumb': { background: 'linear-gradient(Highlight, Highlight) 50% 0 / 6px 100% no-repeat' },
    },
  }
})

export type RulerSliderProps = {
  label: string
  /** Steps on the ruler; each one is a reed. What a step is worth is the caller's business. */
  value: number
  min: number
  max: number
  /** Reeds between two tall ones: how far Page Up goes. */
  major: number
  onChange: (value: number) => void
  /** The value as it stands above the ruler. */
  shown: ReactNode
  /** The same for a screen reader, with its unit. */
  spoken: string
  /** Five marks under the ruler: both ends, the quarters and the middle. */
  marks: readonly [string, string, string, string, string]
}

/** A value chosen on a ruler. Arrow keys move by one reed, Page Up and Page Down by one major; filled from zero where zero is on it. */
export function RulerSlider({ label, value, min, max, major, onChange, shown, spoken, marks }: RulerSliderProps) {
  const id = useId()
  const zero = Math.min(max, Math.max(min, 0))
  const [low, high] = value < zero ? [value, zero] : [zero, value]
  const reeds = Array.from({ length: max - min + 1 }, (_, i): ReedMark => (min + i >= low && min + i <= high ? 'on' : 'off'))
  const onKeyDown = (event: KeyboardEvent) => {
    const jump = event.key === 'PageUp' ? major : event.key === 'PageDown' ? -major : 0
    if (jump === 0) return
    event.preventDefault()
    onChange(Math.min(max, Math.max(min, value + jump)))
  }
  return (
    <Root>
      <div className="head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </div>
      <div className="track">
        <Reeds marks={reeds} major={major} fill />
        <Range
          id={id}
          type="range"
          min={min}
          max={max}
          step={1}
          value={value}
          aria-valuetext={spoken}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onKeyDown={onKeyDown}
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
