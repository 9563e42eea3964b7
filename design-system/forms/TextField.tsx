import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { Binding } from './binding.ts'
import { Box, Input, boxState } from './Box.tsx'
import type { FrameTexts } from './Frame.tsx'
import { Frame, cutTexts, useFrame } from './Frame.tsx'

type Native = Omit<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur' | 'name' | 'id' | 'style' | 'value' | 'size'>

export type TextFieldProps = Binding &
  Omit<FrameTexts, 'label' | 'error'> &
  Native & {
    /** Set by the page where the value lives there (search); in a form the input keeps it. */
    value?: string
    /** Addresses, codes, keys. */
    mono?: boolean
    start?: ReactNode
    end?: ReactNode
  }

// The box is bigger than its input: a press beside the text belongs to the text.
const toInput = (event: MouseEvent<HTMLElement>) => {
  const input = event.currentTarget.querySelector('input')
  if (event.target !== event.currentTarget || !input) return
  event.preventDefault()
  input.focus()
}

/** One line of text. Other fields of one line are this one, with habits. */
export function TextField(props: TextFieldProps) {
  const [texts, { id, locked, mono, start, end, readOnly, disabled, ...native }] = cutTexts(props)
  const frame = useFrame(texts, id)
  return (
    <Frame frame={frame} texts={texts}>
      <Box onMouseDown={toInput} {...boxState({ ...texts, readOnly, disabled })} {...(mono && { 'data-mono': '' })}>
        {readOnly ? <LockSimpleIcon aria-hidden="true" /> : start}
        <Input
          type="text"
          {...frame.input}
          {...native}
          {...(native['aria-describedby'] && {
            'aria-describedby': [frame.described, native['aria-describedby']].filter(Boolean).join(' '),
          })}
          readOnly={readOnly === true || locked === true}
          disabled={disabled}
        />
        {end && <span className="end">{end}</span>}
      </Box>
    </Frame>
  )
}
