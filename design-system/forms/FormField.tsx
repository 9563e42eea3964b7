import visuallyHidden from '@mui/utils/visuallyHidden'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import FormControl, { useFormControl } from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

/** Texts of a field beside its input. */
export type FieldTexts = {
  /** The visible label, above the input. */
  label: ReactNode
  /** Hides the label visually: only if a heading or an icon says the same. */
  hiddenLabel?: boolean | undefined
  /** Hint; with `error`, the error message. */
  helperText?: ReactNode
  /** The value is not accepted; `helperText` is then the reason. */
  error?: boolean | undefined
  /** `success`: confirms something about the value; `warning`: a valid value that deserves a second look. */
  color?: 'primary' | 'success' | 'warning' | undefined
  /** To the right of the label: a count or a link. */
  aside?: ReactNode
}

/** The id of a field: the given one, or a generated one. */
export function useFieldId(id: string | undefined): string {
  const made = useId()
  return id ?? made
}

/** The `aria-describedby` of an input. */
export const describedBy = (id: string, helperText: ReactNode, other?: string): string | undefined =>
  [helperText ? `${id}-helper-text` : undefined, other].filter(Boolean).join(' ') || undefined

const icons = { primary: null, success: CheckCircleFillIcon, warning: WarningFillIcon }

/** The line below a field: an icon for its meaning, and the text. */
export function HelperText({ id, children }: { id?: string; children: ReactNode }) {
  const control = useFormControl()
  const color = control?.color === 'success' || control?.color === 'warning' ? control.color : 'primary'
  const Icon = control?.error ? WarningCircleFillIcon : icons[color]
  return (
    <FormHelperText id={id} {...(!control?.error && color !== 'primary' && { sx: { '&&': { color: `${color}.main` } } })}>
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </FormHelperText>
  )
}

type Props = FieldTexts & {
  /** Id of the input that the label names. */
  id: string
  /** Greys out label and texts with the input. */
  disabled?: boolean | undefined
  children: ReactNode
  /** The label names a group of inputs, through the id `${id}-label`. */
  group?: boolean
  /** Replaces the helper text, for fields that render more there. */
  foot?: ReactNode
}

// Beside the label, but after the input in the order of Tab: a link there is seldom what somebody who fills in a form wants next.
const withAside = {
  display: 'grid',
  // What is aside breaks its line before the label breaks a word.
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  columnGap: 3,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > .MuiFormLabel-root': { gridArea: '1 / 1', alignSelf: 'baseline' },
  '& > .aside': { gridArea: '1 / 2', alignSelf: 'baseline', textAlign: 'right' },
}

/**
 * Label above, hint or error below, a count on the right: the parts of MUI’s TextField. TextField itself would add its Select with a menu, 16 kB that
 * the sign-in page loads before it is usable.
 */
export function FormField({
  id,
  label,
  hiddenLabel,
  helperText,
  error = false,
  color = 'primary',
  aside,
  disabled = false,
  group,
  foot,
  children,
}: Props) {
  const name = (
    <FormLabel id={`${id}-label`} {...(group ? { component: 'span' } : { htmlFor: id })} {...(hiddenLabel && { sx: visuallyHidden })}>
      {label}
    </FormLabel>
  )
  const hasAside = aside !== undefined && !hiddenLabel
  return (
    <FormControl error={error} color={color} disabled={disabled} {...(hasAside && { sx: withAside })}>
      {name}
      {children}
      {hasAside && (
        <Typography component="span" variant="caption" color="textSecondary" className="aside">
          {aside}
        </Typography>
      )}
      {foot ?? (helperText && <HelperText id={`${id}-helper-text`}>{helperText}</HelperText>)}
    </FormControl>
  )
}
