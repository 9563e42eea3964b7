import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

/** An e-mail address: its keyboard, and no help from the spelling checker. */
export const EmailField = ({ slotProps, ...props }: TextFieldProps) => (
  <TextField
    type="email"
    autoComplete="email"
    {...props}
    slotProps={{
      ...slotProps,
      htmlInput: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, ...slotProps?.htmlInput },
    }}
  />
)
