import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { MouseEvent, ReactNode } from 'react'
import { useDesignSystem } from '../provider/DesignSystemContext.ts'

export type Segment<V extends string> = {
  value: V
  label: string
  /** Shown in place of the label, which then names it. */
  icon?: ReactNode
  /** Icon and label beside each other. */
  both?: boolean
  disabled?: boolean
}

type Props<V extends string> = {
  label: string
  items: ReadonlyArray<Segment<V>>
  value: V
  onChange: (value: V) => void
  /** Takes the whole width, in equal parts. */
  fill?: boolean
}

/** One of a few, which takes effect at once: a filter, a span of time, a theme. What is sent with a form is a RadioGroup. */
export function SegmentedControl<V extends string>({ label, items, value, onChange, fill = false }: Props<V>) {
  // Pressed again, the present choice stays.
  const choose = (_event: unknown, next: V | null) => next !== null && onChange(next)
  return (
    <ToggleButtonGroup exclusive value={value} onChange={choose} fullWidth={fill} aria-label={label}>
      {items.map(({ value: one, label: text, icon, both = false, disabled = false }) => (
        <ToggleButton key={one} value={one} disabled={disabled} {...(icon !== undefined && !both && { 'aria-label': text })}>
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

/** The same look for links: each choice is a page of its own. `name` is read where the label is short. */
export function SegmentedLinks({ label, items, fill = false }: LinkProps) {
  const { Link } = useDesignSystem()
  return (
    <nav aria-label={label}>
      <ToggleButtonGroup role="presentation" value={items.find(({ current }) => current)?.href} fullWidth={fill}>
        {items.map(({ href, label: text, name, lang, current, onSelect }) => (
          <ToggleButton
            key={href}
            value={href}
            component={Link}
            href={href}
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
    </nav>
  )
}
