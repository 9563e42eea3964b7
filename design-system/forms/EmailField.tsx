import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

/** An e-mail address: its keyboard, and no help from the spelling checker. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />
)
