import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import InputAdornment from '@mui/material/InputAdornment'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEvent, ReactNode } from 'react'
import { stay } from './Checkbox.tsx'
import type { EventFieldProps } from './fieldProps.ts'
import type { FieldTexts } from './FormField.tsx'
import { FormField, describedBy, useFieldId } from './FormField.tsx'

type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = EventFieldProps &
  Omit<FieldTexts, 'label' | 'error' | 'helperText'> & {
    /** Values with their labels, in order of use. For up to three, RadioGroup shows them all at once. */
    options: readonly SelectOption[]
    /** The selected value, in a form. */
    value?: string
    /** For a select outside a form. */
    defaultValue?: string
    /** Cannot be changed and is not sent. */
    disabled?: boolean
    /** An icon or a coin in front of the selected option. */
    startAdornment?: ReactNode
    /** What browsers may fill in, as in HTML: `country`, `language`. */
    autoComplete?: string
  }

/** One option of a list, in the browser's native menu, which phone users are familiar with. */
export function SelectField({
  id: given,
  name,
  label,
  hiddenLabel,
  helperText,
  error,
  color,
  aside,
  locked,
  options,
  value,
  defaultValue,
  disabled,
  startAdornment,
  autoComplete = 'off',
  onChange,
  onBlur,
  inputRef,
}: SelectFieldProps) {
  const id = useFieldId(given)
  return (
    <FormField {...{ id, label, hiddenLabel, helperText, error, color, aside, disabled }}>
      <NativeSelect
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={locked ? stay : onChange}
        onBlur={onBlur}
        inputRef={inputRef}
        IconComponent={CaretDownIcon}
        inputProps={{
          id,
          name,
          autoComplete,
          'aria-describedby': describedBy(id, helperText),
          // Browsers fire `input` first and `change` after the resulting render, which would overwrite the selection.
          onInput: (event) => (locked ? stay(event) : onChange?.(event as unknown as ChangeEvent<HTMLSelectElement>)),
          ...(locked && { 'aria-disabled': true, onMouseDown: stay }),
        }}
        input={
          <OutlinedInput
            {...(startAdornment !== undefined && { startAdornment: <InputAdornment position="start">{startAdornment}</InputAdornment> })}
          />
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  )
}
