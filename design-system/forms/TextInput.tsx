import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import type { EventFieldProps } from './fieldProps.ts'
import type { FieldTexts } from './FormField.tsx'
import { FormField, describedBy, useFieldId } from './FormField.tsx'

type FromInput = Pick<OutlinedInputProps, 'type' | 'placeholder' | 'autoComplete' | 'autoFocus' | 'onFocus' | 'onKeyDown' | 'onKeyUp'>

export type TextInputProps = EventFieldProps &
  Omit<FieldTexts, 'label' | 'error' | 'helperText'> &
  FromInput & {
    /** The text, in a form. Without it the browser keeps the text, starting from `defaultValue`. */
    value?: string
    /** For an input outside a form. */
    defaultValue?: string
    /** Cannot be edited and is not sent. */
    disabled?: boolean
    /** Monospaced: addresses, codes, keys. */
    mono?: boolean
    /** As in MUI's TextField: `input` is the box with its adornments, `htmlInput` the element inside. */
    slotProps?: {
      input?: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment'>
      htmlInput?: InputHTMLAttributes<HTMLInputElement>
    }
  }

const monospaced = { '& > input': { typography: 'monoLg', fontVariantLigatures: 'none' } }

/** One line of text. Other single-line fields are built on this one. */
export function TextInput({
  id: given,
  name,
  label,
  hiddenLabel,
  helperText,
  error,
  errorKey: _errorKey,
  color,
  aside,
  locked,
  mono,
  disabled,
  slotProps,
  inputRef,
  ...rest
}: TextInputProps) {
  const id = useFieldId(given)
  const described = describedBy(id, helperText, slotProps?.htmlInput?.['aria-describedby'])
  return (
    <FormField {...{ id, label, hiddenLabel, helperText, error, color, aside, disabled }}>
      <OutlinedInput
        id={id}
        name={name}
        autoComplete="off"
        {...rest}
        {...slotProps?.input}
        inputRef={inputRef}
        slotProps={{
          input: {
            inputMode: 'text',
            enterKeyHint: 'next',
            ...slotProps?.htmlInput,
            'aria-describedby': described,
            ...(locked && { readOnly: true }),
          },
        }}
        {...(mono && { sx: monospaced })}
      />
    </FormField>
  )
}
