import { styled } from '@mui/material/styles'
import { useText } from '../provider/reader.ts'
import { Frame, useFrame } from './Frame.tsx'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'placeholder' | 'mono' | 'start' | 'end'>

/** A calendar day (YYYY-MM-DD), by the browser's own calendar. */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: 12,
})

export type DateRangeProps = {
  label: string
  from: string
  to: string
  onRange: (range: { from: string; to: string }) => void
  min?: string
  max?: string
  hideLabel?: boolean
  disabled?: boolean
}

/** Two days; either may stay open ('' then). Days in the wrong order are named, not swapped. */
export function DateRange({ label, from, to, onRange, min, max, hideLabel, disabled }: DateRangeProps) {
  const words = useText('forms').date
  const error = from && to && from > to ? words.order() : undefined
  const texts = { label, hideLabel, error }
  const frame = useFrame(texts)
  return (
    <Frame frame={frame} texts={texts} group>
      <Pair>
        <DateField
          name="from"
          label={words.from()}
          value={from}
          min={min}
          max={max}
          disabled={disabled}
          onChange={(event) => onRange({ from: event.target.value, to })}
        />
        <DateField
          name="to"
          label={words.to()}
          value={to}
          min={min}
          max={max}
          disabled={disabled}
          onChange={(event) => onRange({ from, to: event.target.value })}
        />
      </Pair>
    </Frame>
  )
}
