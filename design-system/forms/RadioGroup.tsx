import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paint } from '../parts/paint.ts'
import { radius } from '../theme/tokens.ts'
import type { Binding } from './binding.ts'
import { choiceRow, control } from './choice.ts'
import { Frame, cutTexts, useFrame } from './Frame.tsx'

const Ring = styled('input')(({ theme }) => ({
  ...control(theme),
  borderRadius: '50%',
  '&:checked': { boxShadow: `inset 0 0 0 6.5px ${paint(theme).brand.main}` },
  '&:checked:disabled': { boxShadow: `inset 0 0 0 6.5px ${paint(theme).text.disabled}` },
  '@media (forced-colors: active)': {
    borderColor: 'CanvasText',
    '&:checked': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight', boxShadow: 'inset 0 0 0 4px Canvas' },
  },
}))

const Row = styled('label')(({ theme }) => ({ ...choiceRow(theme), minHeight: 44, cursor: 'pointer' }))

const List = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '&[data-cards]': { display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-columns="2"]': { '@media (min-width:600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  padding: '12px 16px',
  minHeight: 64,
  borderRadius: radius.button,
  cursor: 'pointer',
  color: paint(theme).text.primary,
  backgroundColor: paint(theme).surface.card,
  boxShadow: `inset 0 0 0 1px ${paint(theme).border.hairline}`,
  '&[data-dense]': { minHeight: 48, padding: '8px 14px' },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${paint(theme).border.control}` },
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 2px ${paint(theme).brand.main}`,
    backgroundColor: `color-mix(in srgb, ${paint(theme).brand.subtle} 45%, ${paint(theme).surface.card})`,
  },
  '&[data-disabled]': { color: paint(theme).text.disabled, backgroundColor: paint(theme).surface.sunken, cursor: 'not-allowed' },
  '& > .words': { flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 },
  '& .title': { ...theme.typography.subtitle1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  '& .text': { ...theme.typography.body2, color: paint(theme).text.secondary },
  '&[data-disabled] .text': { color: 'inherit' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '&:has(:checked)': { borderColor: 'Highlight' } },
}))

export type RadioOption = {
  value: string
  title: ReactNode
  /** Cards only. */
  text?: ReactNode
  before?: ReactNode
  badge?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps = Binding & {
  options: readonly RadioOption[]
  /** A frame round each, with more than a word in it. */
  cards?: boolean
  /** Lower frames, for a word alone. */
  dense?: boolean
  /** Two beside each other where there is room. */
  columns?: 2
  /** The ring stands before the words; cards with a picture have it at the end. */
  ringAtEnd?: boolean
  value?: string
  defaultValue?: string
  help?: ReactNode
  aside?: ReactNode
  hideLabel?: boolean
}

/** One of a few, all of them in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const [texts, { options, cards, dense, columns, ringAtEnd, value, defaultValue, id, locked, ...native }] = cutTexts(props)
  const frame = useFrame(texts, id)
  const ring = (option: RadioOption) => (
    <Ring
      type="radio"
      {...native}
      id={`${frame.id}-${option.value}`}
      value={option.value}
      disabled={option.disabled}
      aria-invalid={texts.error ? true : undefined}
      {...(value !== undefined && { checked: value === option.value })}
      {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
      {...(locked && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    />
  )
  return (
    <Frame frame={frame} texts={texts} group>
      <List {...(cards && { 'data-cards': '' })} {...(columns && { 'data-columns': columns })}>
        {options.map((option) => {
          const disabled = option.disabled && { 'data-disabled': '' }
          return cards ? (
            <Card key={option.value} htmlFor={`${frame.id}-${option.value}`} {...disabled} {...(dense && { 'data-dense': '' })}>
              {!ringAtEnd && ring(option)}
              {option.before}
              <span className="words">
                <span className="title">
                  {option.title}
                  {option.badge}
                </span>
                {option.text && <span className="text">{option.text}</span>}
              </span>
              {ringAtEnd && ring(option)}
            </Card>
          ) : (
            <Row key={option.value} htmlFor={`${frame.id}-${option.value}`} {...disabled}>
              {ring(option)}
              <span>{option.title}</span>
            </Row>
          )
        })}
      </List>
    </Frame>
  )
}
