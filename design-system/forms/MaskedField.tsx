import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ControlledFieldProps } from './fieldProps.ts'
import { createMask } from './masks.ts'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

export type MaskedFieldProps = Omit<ControlledFieldProps, 'onSet'> &
  Omit<TextFieldProps, keyof ControlledFieldProps | 'onChange' | 'inputRef'> & {
    /** The tokens of masks.ts; as a function, for what was typed so far. */
    mask: string | ((text: string) => string)
    /** What is done to a text before the mask reads it. */
    prepare?: (text: string) => string
  }

// How many characters that somebody typed stand before a place; the mask's own signs do not count, so that the caret stays with the text.
const typedBefore = (text: string, place: number) => text.slice(0, place).replace(/[^\p{L}\p{N}]/gu, '').length

const placeAfter = (text: string, count: number) => {
  let left = count
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at
    if (/[\p{L}\p{N}]/u.test(text.charAt(at))) left -= 1
  }
  return text.length
}

/** A text in a given shape: what does not fit the mask does not enter, and its own signs are put in. */
export function MaskedField({ mask: pattern, prepare, value, onType, ...props }: MaskedFieldProps) {
  const fixed = useMemo(() => (typeof pattern === 'string' ? createMask(pattern) : null), [pattern])
  const resolve = (text: string) => (fixed ?? createMask((pattern as (text: string) => string)(text))).resolve(text)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (target: HTMLInputElement) => {
    const { shown } = resolve(prepare ? prepare(target.value) : target.value)
    const place = target.selectionStart ?? target.value.length
    caret.current = place === target.value.length ? shown.length : placeAfter(shown, typedBefore(target.value, place))
    onType(shown)
  }
  return (
    <TextField
      {...props}
      value={value}
      inputRef={input}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) change(target)
      }}
    />
  )
}
