import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiSwitch from '@mui/material/Switch'
import type { ReactNode } from 'react'
import { stay } from './Checkbox.tsx'
import type { ChoiceProps } from './choiceProps.ts'
import { HelperText, describedBy, useFieldId } from './FormField.tsx'

export type SwitchProps = ChoiceProps & {
  label: ReactNode
  /** `start`: label first, switch at the end of the row. */
  labelPlacement?: 'start' | 'end'
}

/** A setting that takes effect at once, without a submit button. */
export function Switch({
  id: given,
  label,
  labelPlacement = 'end',
  name,
  checked,
  defaultChecked,
  disabled,
  locked,
  error,
  helperText,
  onChange,
  onBlur,
  inputRef,
}: SwitchProps) {
  const id = useFieldId(given)
  return (
    <FormControl fullWidth={labelPlacement === 'start'} error={error === true} {...(disabled !== undefined && { disabled })}>
      <FormControlLabel
        label={label}
        labelPlacement={labelPlacement}
        sx={{ minHeight: 44 }}
        control={
          <MuiSwitch
            id={id}
            name={name}
            onChange={onChange}
            onBlur={onBlur}
            {...(checked === undefined ? { defaultChecked } : { checked })}
            {...(disabled !== undefined && { disabled })}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-describedby': describedBy(id, helperText),
                ...(error && { 'aria-invalid': true }),
                ...(locked && { 'aria-disabled': true, onClick: stay }),
              },
            }}
          />
        }
      />
      {helperText && <HelperText id={`${id}-helper-text`}>{helperText}</HelperText>}
    </FormControl>
  )
}
