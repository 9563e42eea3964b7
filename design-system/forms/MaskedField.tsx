import { useForkRef } from '@mui/material/utils'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ValueFieldProps } from './fieldProps.ts'
import { createMask } from './masks.ts'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

export type MaskedFieldProps = ValueFieldProps &
  Omit<TextFieldProps, keyof ValueFieldProps> & {
    /** Tokens of masks.ts; or a function of the typed text. */
    mask: string | ((text: string) => string)
    /** Transforms the text before the mask is applied. */
    prepare?: (text: string) => string
  }

// Number of typed characters before a position; the mask's fixed characters do not count, so that the caret stays with the text.
const typedBefore = (text: string, place: number) => text.slice(0, place).replace(/[^\p{L}\p{N}]/gu, '').length

const placeAfter = (text: string, count: number) => {
  let left = count
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at
    if (/[\p{L}\p{N}]/u.test(text.charAt(at))) left -= 1
  }
  return text.length
}

/** A text in a given format: characters that do not fit the mask are rejected, and its fixed characters are inserted. */
export function MaskedField({ mask: pattern, prepare, value, onChange, inputRef, ...props }: MaskedFieldProps) {
  const fixed = useMemo(() => (typeof pattern === 'string' ? createMask(pattern) : null), [pattern])
  const resolve = (text: string) => (fixed ?? createMask((pattern as (text: string) => string)(text))).resolve(text)
  const input = useRef<HTMLInputElement>(null)
  const ref = useForkRef(input, inputRef)
  const caret = useRef<number>(null)

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (target: HTMLInputElement) => {
    const { shown } = resolve(prepare ? prepare(target.value) : target.value)
    const place = target.selectionStart ?? target.value.length
    caret.current = place === target.value.length ? shown.length : placeAfter(shown, typedBefore(target.value, place))
    onChange(shown)
  }
  return (
    <TextField
      {...props}
      value={value}
      inputRef={ref}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) change(target)
      }}
    />
  )
}
