import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paint } from '../parts/paint.ts'
import type { Binding } from './binding.ts'
import { choiceRow, control } from './choice.ts'
import { Note, cutTexts, useFrame } from './Frame.tsx'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6 })
const Row = styled('div')(({ theme }) => ({ ...choiceRow(theme), minHeight: 44, '&[data-end]': { flexDirection: 'row-reverse' } }))

const Track = styled('input')(({ theme }) => ({
  ...control(theme),
  display: 'block',
  border: 0,
  width: 48,
  height: 28,
  borderRadius: 14,
  backgroundColor: paint(theme).border.control,
  boxShadow: 'none',
  '&::before': { content: '""', position: 'absolute', inset: -8 },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 3,
    width: 22,
    height: 22,
    borderRadius: '50%',
    backgroundColor: paint(theme).surface.card,
    transition: 'left 140ms',
  },
  '&:checked': { backgroundColor: paint(theme).brand.main },
  '&:checked::after': { left: 23 },
  '&:disabled': { cursor: 'not-allowed', backgroundColor: paint(theme).border.hairline },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '&::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText', top: 2 },
    '&:checked': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    '&:checked::after': { backgroundColor: 'HighlightText' },
  },
}))

const asSwitch = { type: 'checkbox', role: 'switch' } as const

export type SwitchProps = Omit<Binding, 'label'> & {
  label: ReactNode
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
  help?: ReactNode
  /** The words come first, the switch stands at the end of the row. */
  atEnd?: boolean
}

/** Something that is on or off at once, without a button to confirm it. */
export function Switch({ label, ...props }: SwitchProps) {
  const [texts, { id, locked, disabled, atEnd, ...native }] = cutTexts({ ...props, label: '' })
  const frame = useFrame(texts, id)
  return (
    <Root>
      <Row {...(disabled && { 'data-disabled': '' })} {...(atEnd && { 'data-end': '' })}>
        <Track
          {...asSwitch}
          {...frame.input}
          {...native}
          disabled={disabled}
          {...(locked && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
        />
        <label className="words" htmlFor={frame.id}>
          {label}
        </label>
      </Row>
      {frame.note && (
        <Note id={`${frame.id}-note`} tone={frame.note}>
          {texts.error ?? texts.help}
        </Note>
      )}
    </Root>
  )
}
