import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paint } from '../parts/paint.ts'
import type { Binding } from './binding.ts'
import { choiceRow, control } from './choice.ts'
import { Note, cutTexts, useFrame } from './Frame.tsx'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6 })
const Row = styled('div')(({ theme }) => ({
  ...choiceRow(theme),
  alignItems: 'flex-start',
  '& > .words': { flex: '1 1 0', minWidth: 0, paddingTop: 2 },
}))

const Tick = styled('input')(({ theme }) => ({
  ...control(theme),
  borderRadius: 7,
  '&::after': {
    content: '""',
    width: 14,
    height: 14,
    backgroundColor: paint(theme).text.onBrand,
    clipPath: 'polygon(38% 71%, 89% 17%, 97% 26%, 38% 89%, 4% 54%, 13% 45%)',
    opacity: 0,
  },
  '&:checked': { backgroundColor: paint(theme).brand.main, boxShadow: 'none' },
  '&:checked::after': { opacity: 1 },
  '&:checked:disabled': { backgroundColor: paint(theme).text.disabled },
  '@media (forced-colors: active)': {
    borderColor: 'CanvasText',
    '&::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
}))

export type CheckboxProps = Omit<Binding, 'label'> & {
  /**
   * What is ticked. A sentence with links or buttons in it is drawn by a function: what it passes through `piece` ticks the box when pressed, the
   * controls between stand outside of any label. The whole sentence is the box's name.
   */
  label: ReactNode | ((piece: (words: string) => ReactNode) => ReactNode)
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
  help?: ReactNode
}

export function Checkbox({ label, ...props }: CheckboxProps) {
  const [texts, { id, locked, disabled, ...native }] = cutTexts({ ...props, label: '' })
  const frame = useFrame(texts, id)
  const sentence = `${frame.id}-label`
  return (
    <Root>
      <Row {...(disabled && { 'data-disabled': '' })}>
        <Tick
          type="checkbox"
          {...frame.input}
          {...native}
          disabled={disabled}
          {...(typeof label === 'function' && { 'aria-labelledby': sentence })}
          {...(locked && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
        />
        {typeof label === 'function' ? (
          <span className="words" id={sentence}>
            {label((words) => (
              <label htmlFor={frame.id}>{words}</label>
            ))}
          </span>
        ) : (
          <label className="words" htmlFor={frame.id}>
            {label}
          </label>
        )}
      </Row>
      {frame.note && (
        <Note id={`${frame.id}-note`} tone={frame.note}>
          {texts.error ?? texts.help}
        </Note>
      )}
    </Root>
  )
}
