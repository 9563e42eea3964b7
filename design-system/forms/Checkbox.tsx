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
   * What is ticked. A sentence with links or buttons in it is drawn by a function: what it passes through `piece` ticks the box when pressed, the
   * controls between stand outside of any label. The whole sentence is the box's name.
   */
  label: ReactNode | ((piece: (words: string) => ReactNode) => ReactNode)
}

/** Keeps the value while a request is under way: the press is taken back before anybody hears of it. */
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
  inputRef,
}: CheckboxProps) {
  const id = useFieldId(given)
  const sentence = typeof label === 'function'
  const control = (
    <MuiCheckbox
      id={id}
      name={name}
      onChange={onChange}
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
