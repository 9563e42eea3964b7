import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'

/** An e-mail address: e-mail keyboard, no spell checking. */
export const EmailField = ({ slotProps, ...props }: TextInputProps) => (
  <TextInput
    type="email"
    autoComplete="email"
    {...props}
    slotProps={{
      ...slotProps,
      htmlInput: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, ...slotProps?.htmlInput },
    }}
  />
)
