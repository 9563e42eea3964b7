import ButtonBase from '@mui/material/ButtonBase'
import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import InputAdornment from '@mui/material/InputAdornment'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from './Button.tsx'
import { radius } from '../../theme/tokens.ts'

const Root = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .end': { marginLeft: 'auto', [theme.breakpoints.down('sm')]: { marginLeft: 0, width: '100%' } },
  // Words without a background are in line with the boxes around them.
  '& > .end > .MuiButton-text': { paddingInline: 8, marginInlineStart: -8 },
  // A line of its own, so that the lines do not depend on the widths of words, which change when the font arrives.
  [theme.breakpoints.down('sm')]: {
    '& > .MuiToggleButtonGroup-root': { flex: '1 1 100%', '& > .MuiToggleButton-root': { flex: '1 0 auto' } },
    // Two equal boxes per line; one whose words need more has a line of its own.
    '& > .MuiInputBase-root': { flex: '1 1 auto', minWidth: 'calc(50% - 4px)', maxWidth: '100%' },
  },
  // There the words take the icon's place: with both, most languages would need a line for each box.
  [theme.breakpoints.down('phone')]: {
    '& > .MuiInputBase-root > .MuiInputAdornment-root': { display: 'none' },
    '&&& > .MuiInputBase-root > .MuiInputAdornment-root + .MuiNativeSelect-select': { marginInline: -12, paddingLeft: 12 },
  },
}))

export type FilterBarProps = {
  /** Accessible name of the group: "Filter transactions". */
  label: string
  /** The filters, each in a box of the same height. */
  children: ReactNode
  /** Number of active filters; with one or more a reset button appears. */
  active: number
  /** Sets every filter back to its default. */
  onReset: () => void
  /** Content at the far end: a download. */
  end?: ReactNode
}

/** Filters of a list, in one wrapping row. */
export function FilterBar({ label, children, active, onReset, end }: FilterBarProps) {
  const t = useTranslations('frame')
  return (
    <Root aria-label={label}>
      {children}
      {active > 0 && (
        <Button variant="text" onClick={onReset}>
          {t.resetFilters({ count: active })}
        </Button>
      )}
      {end && <div className="end">{end}</div>}
    </Root>
  )
}

const Filter = styled(OutlinedInput, { shouldForwardProp: (name) => name !== 'on' })<{ on?: boolean }>(({ theme, on = false }) => ({
  maxWidth: '100%',
  borderRadius: radius.full,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  // As wide as the selected option.
  '& > .MuiOutlinedInput-input': { fieldSizing: 'content', cursor: 'pointer' },
  // The whole box opens the menu, including its icon.
  '&&& > .MuiInputAdornment-root + .MuiNativeSelect-select': { marginLeft: -44, paddingLeft: 44 },
  // A filter that is set is filled, and its cross takes the caret's place.
  ...(on && {
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.main,
    '& > .MuiInputAdornment-root': { color: 'inherit' },
    '&&& > .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
    '& > .MuiNativeSelect-icon': { display: 'none' },
    // Where the system takes the colours away, the line shows it.
    '@media (forced-colors: active)': { '&&& > .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight', borderWidth: 2 } },
  }),
  [theme.breakpoints.down('md')]: {
    flex: '1 1 auto',
    minWidth: 'min(140px, 100%)',
    paddingInline: 12,
    '&&& > .MuiInputAdornment-root + .MuiNativeSelect-select': { marginInline: '-42px -12px', paddingLeft: 42, paddingRight: 34 },
    '& > .MuiNativeSelect-icon': { right: 10 },
  },
}))

const Cross = styled(ButtonBase)({ position: 'absolute', zIndex: 1, insetBlock: 0, right: 0, width: 44, borderRadius: radius.full })

export type FilterSelectProps<V extends string> = {
  label: string
  icon: ReactNode
  value: V
  /** The first option means no filter. */
  options: readonly { value: V; label: string }[]
  /** Each option is as good as the first: none is marked as a filter that is set. */
  plain?: boolean
  onChange: (value: V) => void
}

/** One filter: a native select styled as a chip, with a button that clears it when it is set. */
export function FilterSelect<V extends string>({ label, icon, value, options, plain = false, onChange }: FilterSelectProps<V>) {
  const [none] = options
  const on = !plain && none !== undefined && value !== none.value
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value as V)}
      IconComponent={CaretDownIcon}
      inputProps={{ 'aria-label': label }}
      input={
        <Filter
          size="small"
          on={on}
          startAdornment={<InputAdornment position="start">{icon}</InputAdornment>}
          endAdornment={
            on && (
              <Cross
                aria-label={none.label}
                onClick={({ currentTarget }) => {
                  // The cross goes; the focus stays at its filter.
                  currentTarget.parentElement?.querySelector('select')?.focus()
                  onChange(none.value)
                }}
              >
                <XIcon width={16} height={16} aria-hidden="true" />
              </Cross>
            )
          }
        />
      }
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}

export type FilterDateProps = { label: string; value: string; min?: string; max?: string; onChange: (date: string) => void }

/** A calendar day (YYYY-MM-DD) in a native date input. */
export const FilterDate = ({ label, value, min, max, onChange }: FilterDateProps) => (
  <Filter
    type="date"
    size="small"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    inputProps={{ 'aria-label': label, ...(min && { min }), ...(max && { max }) }}
  />
)
