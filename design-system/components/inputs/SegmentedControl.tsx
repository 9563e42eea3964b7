import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { useInView } from '../utils/useInView.ts'

type Segment<V extends string> = {
  value: V
  label: string
  /** Replaces the label visually; the label becomes the accessible name. */
  icon?: ReactNode
  /** Icon and label side by side. */
  both?: boolean
  disabled?: boolean
}

type Props<V extends string> = {
  /** Accessible name of the group: "Deals". */
  label: string
  /** Two to five options: value, label, and an icon where the label would not fit. */
  items: ReadonlyArray<Segment<V>>
  /** The selected option. */
  value: V
  /** The option just chosen. It takes effect at once; there is no button to confirm it. */
  onChange: (value: V) => void
  /** Full width, in equal parts. */
  fill?: boolean
}

// MUI moves the focus; in a group of radio buttons the arrow key chooses as well.
const chooseFocused = ({ key, target }: KeyboardEvent) => {
  if (/^(Arrow|Home$|End$)/.test(key)) (target as HTMLElement).click()
}

/** Selects one of a few options with immediate effect: a filter, a time span, a theme. Use RadioGroup in forms. */
export function SegmentedControl<V extends string>({ label, items, value, onChange, fill = false }: Props<V>) {
  const row = useInView(value)
  // Pressing the selected option again keeps it.
  const choose = (_event: unknown, next: V | null) => next !== null && onChange(next)
  return (
    <ToggleButtonGroup
      ref={row as RefObject<HTMLDivElement | null>}
      role="radiogroup"
      exclusive
      value={value}
      onChange={choose}
      onKeyUp={chooseFocused}
      fullWidth={fill}
      aria-label={label}
    >
      {items.map(({ value: one, label: text, icon, both = false, disabled = false }) => (
        <ToggleButton
          key={one}
          value={one}
          disabled={disabled}
          role="radio"
          aria-checked={one === value}
          aria-pressed={undefined}
          {...(icon !== undefined && !both && { 'aria-label': text })}
        >
          {icon}
          {(icon === undefined || both) && text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

type LinkProps = {
  label: string
  items: ReadonlyArray<{ href: string; label: string; name?: string; lang?: string; current: boolean; onSelect?: () => void }>
  fill?: boolean
}

/** The same look for links, each a tab stop, when each option is a page of its own. `name` is the accessible name of a short label. */
export function SegmentedLinks({ label, items, fill = false }: LinkProps) {
  return (
    <Box component="nav" sx={{ minWidth: 0, maxWidth: '100%' }} aria-label={label}>
      <ToggleButtonGroup role="presentation" value={items.find(({ current }) => current)?.href} fullWidth={fill}>
        {items.map(({ href, label: text, name, lang, current, onSelect }) => (
          <ToggleButton
            key={href}
            value={href}
            href={href}
            tabIndex={0}
            aria-pressed={undefined}
            {...(lang !== undefined && { lang, hrefLang: lang })}
            {...(name !== undefined && { 'aria-label': name })}
            {...(current && { 'aria-current': 'true' })}
            {...(onSelect && {
              onClick: (event: MouseEvent) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onSelect()
              },
            })}
          >
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
