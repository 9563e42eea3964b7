import MuiCheckbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode, SyntheticEvent } from 'react'
import type { ChoiceProps } from './choiceProps.ts'
import { HelperText, describedBy, useFieldId } from './FormField.tsx'

export type CheckboxProps = ChoiceProps & {
  /**
   * The label. A sentence with links or buttons is rendered by a function: text passed through `piece` toggles the box when clicked, the controls
   * between are outside of any label. The whole sentence is the accessible name.
   */
  label: ReactNode | ((piece: (words: string) => ReactNode) => ReactNode)
}

/** Cancels a change while a request is running, before anything receives the event. */
export const stay = (event: SyntheticEvent) => event.preventDefault()

export function Checkbox({
  id: given,
  label,
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
}: CheckboxProps) {
  const id = useFieldId(given)
  const sentence = typeof label === 'function'
  const control = (
    <MuiCheckbox
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
          ...(sentence && { 'aria-labelledby': `${id}-label` }),
          ...(locked && { 'aria-disabled': true, onClick: stay }),
        },
      }}
    />
  )
  return (
    <FormControl error={error === true} {...(disabled !== undefined && { disabled })}>
      {sentence ? (
        <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start' }}>
          {control}
          <Typography component="span" variant="body2" id={`${id}-label`} sx={{ flex: '1 1 0', minWidth: 0, pt: '2px' }}>
            {label((words) => (
              <label htmlFor={id}>{words}</label>
            ))}
          </Typography>
        </Stack>
      ) : (
        <FormControlLabel
          control={control}
          label={label}
          sx={{ alignItems: 'flex-start' }}
          slotProps={{ typography: { variant: 'body2', sx: { pt: '2px' } } }}
        />
      )}
      {helperText && <HelperText id={`${id}-helper-text`}>{helperText}</HelperText>}
    </FormControl>
  )
}
