import Box from '@mui/material/Box'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { FormField, describedBy, useFieldId } from './FormField.tsx'
import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'

export type DateFieldProps = Omit<TextInputProps, 'type' | 'placeholder' | 'mono' | 'slotProps'> & {
  /** The first and the last selectable day. */
  min?: string | undefined
  /** The last selectable day, YYYY-MM-DD; today for anything that has already happened. */
  max?: string | undefined
}

/** A calendar day (YYYY-MM-DD) in a native date input. */
export const DateField = ({ min, max, ...props }: DateFieldProps) => (
  <TextInput {...props} type="date" slotProps={{ htmlInput: { min, max } }} />
)

export type DateRangeProps = {
  label: string
  from: string
  to: string
  onRange: (range: { from: string; to: string }) => void
  min?: string
  max?: string
  hiddenLabel?: boolean
  disabled?: boolean
}

/** Two days; either may be open (''). Days in the wrong order are reported, not swapped. */
export function DateRange({ label, from, to, onRange, min, max, hiddenLabel, disabled }: DateRangeProps) {
  const words = useTranslations('forms').date
  const error = from && to && from > to ? words.order() : undefined
  const id = useFieldId(undefined)
  return (
    <FormField {...{ id, label, hiddenLabel }} helperText={error} error={error !== undefined} group>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))', gap: 3 }}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, error)}
      >
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
      </Box>
    </FormField>
  )
}
