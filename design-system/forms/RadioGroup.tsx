import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import MuiRadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { fitted } from '../theme/mixins.ts'
import { radius } from '../theme/tokens.ts'
import { stay } from './Checkbox.tsx'
import type { EventFieldProps } from './fieldProps.ts'
import type { FieldTexts } from './FormField.tsx'
import { FormField, describedBy, useFieldId } from './FormField.tsx'
import { insetLine } from '../theme/mixins.ts'

// A border around each option, with more than a word in it.
const Card = styled(FormControlLabel)(({ theme }) => ({
  gap: 14,
  padding: '12px 16px',
  minHeight: 64,
  borderRadius: radius.block,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  ...insetLine(theme.vars.palette.divider),
  '&:hover': insetLine(theme.vars.palette.border.control),
  '&:has(:checked)': {
    ...insetLine(theme.vars.palette.primary.main, 2),
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.light} 45%, ${theme.vars.palette.background.paper})`,
  },
  '&.Mui-disabled': {
    color: theme.vars.palette.text.disabled,
    backgroundColor: theme.vars.palette.background.sunken,
    cursor: 'not-allowed',
  },
  '& > .MuiFormControlLabel-label': { display: 'flex', alignItems: 'center', gap: 14 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '&:has(:checked)': { borderColor: 'Highlight' } },
}))

// Enlarged text on a phone: an amount and its token stay on one line.
const inRoom = (theme: Theme) => fitted(theme.typography.body2, '6.5vw')

const Title = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  '& > .MuiChip-root': fitted({ fontSize: theme.typography.caption.fontSize }, '6.2vw'),
}))

const words = { display: 'flex', flexFlow: 'row wrap', gap: '0 24px' }
const cardList = (columns: 1 | 2) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
})

export type RadioOption = {
  value: string
  title: ReactNode
  /** Description; for cards only. */
  text?: ReactNode
  before?: ReactNode
  badge?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps = EventFieldProps &
  Pick<FieldTexts, 'aside' | 'hiddenLabel'> & {
    options: readonly RadioOption[]
    /** Options with a border and a description. */
    cards?: boolean
    /** Lower cards, for a word only. */
    dense?: boolean
    /** Descriptions of several lines: the ring is beside the title instead of in the middle. */
    tall?: boolean
    /** Two options per row if there is space. */
    columns?: 1 | 2
    /** Position of the label; cards with a picture have the radio button at the end. */
    labelPlacement?: 'start' | 'end'
    value?: string
    /** For a group outside a form. */
    defaultValue?: string
  }

/** One of a few options, all visible. */
export function RadioGroup({
  id: given,
  name,
  label,
  hiddenLabel,
  aside,
  helperText,
  error,
  locked,
  options,
  cards,
  dense,
  tall,
  columns = 1,
  labelPlacement = 'end',
  value,
  defaultValue,
  onChange,
  onBlur,
  inputRef,
}: RadioGroupProps) {
  const id = useFieldId(given)
  /** The option that takes the focus for the group: the chosen one, else the first that can be chosen. */
  const first = (options.find((option) => option.value === value) ?? options.find((option) => !option.disabled))?.value
  const ringOf = (option: RadioOption) => (
    <Radio
      slotProps={{
        input: { ...(option.value === first && { ref: inputRef }), ...(locked && { 'aria-disabled': true, onClick: stay }) },
      }}
    />
  )
  return (
    <FormField {...{ id, label, hiddenLabel, aside, helperText, error }} group>
      <MuiRadioGroup
        id={id}
        name={name}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, helperText)}
        aria-invalid={error ? true : undefined}
        onChange={onChange}
        onBlur={onBlur}
        {...(value === undefined ? { defaultValue } : { value })}
        sx={cards ? cardList(columns) : words}
      >
        {options.map((option) =>
          cards ? (
            <Card
              key={option.value}
              value={option.value}
              control={ringOf(option)}
              labelPlacement={labelPlacement}
              disabled={option.disabled === true}
              disableTypography
              {...(dense && { sx: { minHeight: 48, padding: '8px 14px' } })}
              {...(tall && { sx: { alignItems: 'flex-start' } })}
              label={
                <span className="MuiFormControlLabel-label">
                  {option.before}
                  <Stack component="span" spacing={0.5} sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
                    <Title variant="subtitle1">
                      {option.title}
                      {option.badge}
                    </Title>
                    {option.text && (
                      <Typography component="span" variant="body2" color={option.disabled ? 'inherit' : 'textSecondary'} sx={inRoom}>
                        {option.text}
                      </Typography>
                    )}
                  </Stack>
                </span>
              }
            />
          ) : (
            <FormControlLabel
              key={option.value}
              value={option.value}
              control={ringOf(option)}
              label={option.title}
              disabled={option.disabled === true}
              sx={{ minHeight: 44 }}
            />
          ),
        )}
      </MuiRadioGroup>
    </FormField>
  )
}
