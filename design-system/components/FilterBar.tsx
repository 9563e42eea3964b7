import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { Button } from './Button.tsx'
import { phone, unseen } from './paint.ts'

const Root = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .end': { marginLeft: 'auto', [phone]: { marginLeft: 0, width: '100%' } },
})

export type FilterBarProps = {
  /** Names the group: "Filter transactions". */
  label: string
  children: ReactNode
  /** How many filters are on; from one on they can be taken off together. */
  active: number
  onReset: () => void
  /** On the far side: a download. */
  end?: ReactNode
}

/** Filters of a list, in one row that wraps. */
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

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  borderRadius: 12,
  ...theme.typography.subtitle1,
  '& > svg': { position: 'absolute', pointerEvents: 'none', flex: 'none' },
  '& > svg:first-of-type': { left: 16 },
  '& > svg:last-of-type': { right: 14, color: theme.vars.palette.text.tertiary },
  '& > select, & > input': {
    font: 'inherit',
    color: 'inherit',
    width: '100%',
    minHeight: 44,
    padding: '8px 38px 8px 44px',
    border: 0,
    borderRadius: 12,
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    backgroundColor: theme.vars.palette.surface.card,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.border.control}`,
    fieldSizing: 'content',
  },
  '& > input': { padding: '8px 14px', cursor: 'text' },
  '& > select:hover, & > input:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '& > select:focus-visible, & > input:focus-visible': {
    outline: `2px solid ${theme.vars.palette.border.focus}`,
    outlineOffset: 2,
    borderRadius: 12,
  },
  '&[data-on] > select': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.brand.main}` },
  // Two beside each other where their words fit, else one.
  [phone]: {
    flex: '1 1 auto',
    minWidth: 'min(140px, 100%)',
    '& > select': { padding: '8px 30px 8px 38px' },
    '& > svg:first-of-type': { left: 12 },
    '& > svg:last-of-type': { right: 10 },
  },
  '@media (forced-colors: active)': { '& > select, & > input': { border: '1px solid ButtonText' } },
}))

const Unseen = styled('label')(unseen)

export type FilterSelectProps<V extends string> = {
  label: string
  icon: ReactNode
  value: V
  /** The first option means: no filter. */
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** One filter: the system's own list in the clothes of a button. */
export function FilterSelect<V extends string>({ label, icon, value, options, onChange }: FilterSelectProps<V>) {
  const id = useId()
  return (
    <Box {...(value !== options[0]?.value && { 'data-on': '' })}>
      <Unseen htmlFor={id}>{label}</Unseen>
      {icon}
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as V)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CaretDownIcon width={16} height={16} aria-hidden="true" />
    </Box>
  )
}

export type FilterDateProps = { label: string; value: string; min?: string; max?: string; onChange: (date: string) => void }

/** A calendar day as YYYY-MM-DD; the system's own calendar. */
export function FilterDate({ label, value, min, max, onChange }: FilterDateProps) {
  return (
    <Box>
      <input
        type="date"
        aria-label={label}
        value={value}
        {...(min && { min })}
        {...(max && { max })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  )
}
