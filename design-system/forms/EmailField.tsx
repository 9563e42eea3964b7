import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

/** An e-mail address: e-mail keyboard, no spell checking. */
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
