import { useForkRef } from '@mui/material/utils'
import { useMaskito } from '@maskito/react'
import { useMemo } from 'react'
import type { FormEvent } from 'react'
import type { ValueFieldProps } from './fieldProps.ts'
import type { Mask } from './masks.ts'
import { maskOptions } from './masks.ts'
import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'

export type MaskedFieldProps = ValueFieldProps &
  Omit<TextInputProps, keyof ValueFieldProps> & {
    /** Tokens of maskTokens.ts; or a function of the typed text. A stable value. */
    mask: Mask
    /** Transforms the text before the mask is applied. A stable function. */
    prepare?: (text: string) => string
  }

/** A text in a given format: characters that do not fit the mask are rejected, and its fixed characters are inserted. */
export function MaskedField({ mask, prepare, onChange, inputRef, slotProps, ...props }: MaskedFieldProps) {
  const options = useMemo(() => maskOptions(mask, prepare), [mask, prepare])
  const ref = useForkRef(useMaskito({ options }), inputRef)
  return (
    <TextInput
      {...props}
      inputRef={ref}
      slotProps={{
        ...slotProps,
        // React does not report a value that Maskito has set as a change.
        htmlInput: { ...slotProps?.htmlInput, onInput: (event: FormEvent<HTMLInputElement>) => onChange(event.currentTarget.value) },
      }}
    />
  )
}
