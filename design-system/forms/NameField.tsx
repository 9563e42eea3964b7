import type { ChangeEvent } from 'react'
import { tokens } from './maskTokens.ts'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

const nameOf = (text: string): string => [...text].filter((sign) => tokens.N.test(sign)).join('')

/**
 * A name under the mask `N`: what no name is made of does not enter. The mask has no signs of its own, so the mask library, which no sign-up page
 * should wait for, is not needed.
 */
export function NameField({ onChange, ...props }: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target } = event
    const name = nameOf(target.value)
    // In the middle of a composed letter there is an accent that is none of a name's signs yet.
    if (name !== target.value && !(event.nativeEvent as InputEvent).isComposing) {
      const caret = nameOf(target.value.slice(0, target.selectionStart ?? undefined)).length
      target.value = name
      target.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return <TextField {...props} onChange={(event) => change(event as ChangeEvent<HTMLInputElement>)} />
}
