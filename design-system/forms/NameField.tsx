import type { ChangeEvent } from 'react'
import { tokens } from './maskTokens.ts'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

const nameOf = (text: string): string => [...text].filter((sign) => tokens.N.test(sign)).join('')

/**
 * A name with the mask `N`: characters that names cannot contain are rejected. The mask has no fixed characters, so the field avoids the mask
 * library, which would slow down the registration page.
 */
export function NameField({ onChange, ...props }: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target } = event
    const name = nameOf(target.value)
    // While composing, the text contains intermediate accents that the mask would reject.
    if (name !== target.value && !(event.nativeEvent as InputEvent).isComposing) {
      const caret = nameOf(target.value.slice(0, target.selectionStart ?? undefined)).length
      target.value = name
      target.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return <TextField {...props} onChange={(event) => change(event as ChangeEvent<HTMLInputElement>)} />
}
