import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useReader } from '../provider/reader.ts'
import { paint, unseen } from './paint.ts'
import { without } from './without.ts'

const Track = styled(
  'div',
  without('fill'),
)<{ fill?: boolean }>(({ theme, fill }) => ({
  position: 'relative',
  display: fill ? 'flex' : 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  gap: 2,
  padding: 4,
  margin: 0,
  border: 0,
  borderRadius: 12,
  backgroundColor: paint(theme).surface.sunken,
  '& > *': { flex: fill ? '1 0 auto' : 'none' },
}))

const Item = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 36,
  minWidth: 44,
  padding: '6px 14px',
  borderRadius: 9,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  color: paint(theme).text.secondary,
  textDecoration: 'none',
  ...theme.typography.subtitle2,
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  '&:hover': { color: paint(theme).text.primary },
  '&:has(:checked), &[aria-current="true"]': {
    backgroundColor: paint(theme).surface.raised,
    color: paint(theme).text.primary,
    boxShadow: 'var(--matu-elev-1)',
    ...theme.applyStyles('dark', { backgroundColor: paint(theme).surface.hover }),
  },
  '&:has(:focus-visible)': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': { color: paint(theme).text.disabled, cursor: 'not-allowed' },
  '@media (forced-colors: active)': {
    '&:has(:checked), &[aria-current="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
}))

const Radio = styled('input')(unseen)

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

/** One of a few: a group of radio buttons that looks like a switch. */
export function Segmented<V extends string>({ label, items, value, onChange, fill = false }: Props<V>) {
  const name = useId()
  return (
    <Track role="radiogroup" aria-label={label} fill={fill}>
      {items.map((item) => (
        <Item key={item.value}>
          <Radio
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            {...(item.disabled && { disabled: true })}
            {...(item.icon !== undefined && !item.both && { 'aria-label': item.label })}
            onChange={() => onChange(item.value)}
          />
          {item.icon}
          {(item.icon === undefined || item.both) && item.label}
        </Item>
      ))}
    </Track>
  )
}

type LinkProps = {
  label: string
  items: ReadonlyArray<{ href: string; label: string; name?: string; lang?: string; current: boolean; onSelect?: () => void }>
  fill?: boolean
}

/** The same look for links: each choice is a page of its own. `name` is read where the label is short. */
export function SegmentedLinks({ label, items, fill = false }: LinkProps) {
  const { Link } = useReader()
  return (
    <Track as="nav" aria-label={label} fill={fill}>
      {items.map(({ href, label: text, name, lang, current, onSelect }) => (
        <Item
          key={href}
          as={Link}
          {...{ href }}
          {...(lang !== undefined && { lang, hrefLang: lang })}
          {...(name !== undefined && { 'aria-label': name })}
          {...(current && { 'aria-current': 'true' })}
          {...(onSelect && {
            onClick: (event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onSelect()
            },
          })}
        >
          {text}
        </Item>
      ))}
    </Track>
  )
}
