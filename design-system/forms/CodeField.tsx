import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { radius, reed } from '../theme/tokens.ts'
import type { ValueFieldProps } from './fieldProps.ts'
import { FormField, describedBy, useFieldId } from './FormField.tsx'
import { insetLine } from '../theme/mixins.ts'

const codeLength = 6
const cellWidth = 60

// A single MUI input with six cells instead of an outline.
const Root = styled(InputBase)(({ theme }) => {
  const { background, border, chart, divider, error, primary, text } = theme.vars.palette
  return {
    position: 'relative',
    display: 'flex',
    gap: 8,
    '& > .cell': {
      ...theme.typography.numberLg,
      position: 'relative',
      flex: '1 1 0',
      maxWidth: cellWidth,
      minWidth: 0,
      height: 60,
      display: 'grid',
      placeItems: 'center',
      borderRadius: radius.field,
      backgroundColor: background.paper,
      ...insetLine(border.control),
    },
    '& > .cell:nth-of-type(4)': { marginLeft: 8 },
    '& > .cell:empty::after': {
      content: '""',
      position: 'absolute',
      bottom: 10,
      width: 14,
      maxWidth: '50%',
      height: 2,
      borderRadius: reed.radius,
      backgroundColor: chart.tickDim,
    },
    '&:hover > .cell': insetLine(text.secondary),
    '&.Mui-focused > .cell.now, &:focus-within > .cell.now': {
      ...insetLine(primary.main, 2),
      outline: `3px solid color-mix(in srgb, ${primary.main} 22%, transparent)`,
    },
    '&&.Mui-error > .cell': { ...insetLine(error.dark, 2), outlineColor: `color-mix(in srgb, ${error.dark} 22%, transparent)` },
    '&.Mui-disabled > .cell, &.Mui-readOnly > .cell': {
      backgroundColor: background.sunken,
      color: text.disabled,
      ...insetLine(divider),
      outline: 'none',
    },
    '& > input': {
      position: 'absolute',
      inset: 0,
      maxWidth: (cellWidth + 8) * codeLength,
      height: '100%',
      padding: 0,
      opacity: 0,
      cursor: 'text',
    },
    [theme.breakpoints.down('narrow')]: { gap: 5 },
    '@media (forced-colors: active)': {
      '& > .cell': { border: '1px solid CanvasText' },
      '&.Mui-error > .cell': { borderWidth: 2 },
      '&.Mui-focused > .cell.now': { outline: '3px solid Highlight' },
      '&.Mui-disabled > .cell, &.Mui-readOnly > .cell': { borderColor: 'GrayText', color: 'GrayText' },
    },
  }
})

export type CodeFieldProps = Omit<ValueFieldProps, 'label'> & {
  /** The visible label; "Six-digit code" in the user's language if omitted. */
  label?: string
  /** Hides the label visually, where the heading says the same. */
  hiddenLabel?: boolean
  /** Attempts left after a wrong code. */
  attemptsLeft?: number
  /** The code is too old: the cells are grey, and the text says to request another. */
  expired?: boolean
  /** Nothing can be typed: the code is being sent. */
  disabled?: boolean
  /** Focuses the field on mount, because the user requested it. */
  takesFocus?: boolean
  /** No attempts are left, or the code has expired: the field is read-only. */
  readOnly?: boolean
  /** Called when all six digits are typed: submits the form. */
  onComplete?: (code: string) => void
}

// The cells cannot show a caret: the next digit is appended, or starts over if the code is complete.
const toEnd = (input: HTMLInputElement) => {
  const { length } = input.value
  input.setSelectionRange(length === codeLength ? 0 : length, length)
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, codeLength)

/** The digits in the field. Digits typed while a code is being checked belong to the next code, which counts once the response has arrived. */
function useCodeInput({ value, locked, error, onChange, onComplete }: CodeFieldProps, input: RefObject<HTMLInputElement | null>) {
  const [next, setNext] = useState<{ during: string; code: string } | null>(null)
  const waiting = next?.during === value ? next.code : null
  const shown = locked && waiting !== null ? waiting : value
  // The form knows a value only after rendering it; only typed digits complete a code.
  const typed = useRef<string | null>(null)
  useEffect(() => {
    if (typed.current === null || typed.current !== value) return
    typed.current = null
    if (value.length === codeLength) onComplete?.(value)
  }, [value, onComplete])

  const type = (code: string) => {
    typed.current = code
    onChange(code)
  }
  const wasLocked = useRef(locked)
  const answered = useEffectEvent(() => {
    if (waiting !== null) type(waiting)
  })
  useEffect(() => {
    if (wasLocked.current && !locked) answered()
    wasLocked.current = locked
  }, [locked])
  // A wrong code is replaced by typing; digits of the next one are not.
  const select = useEffectEvent(() => {
    if (value.length === codeLength && document.activeElement === input.current) input.current?.select()
  })
  useEffect(() => {
    if (error) select()
  }, [error])
  const enter = (code: string) => {
    setNext(locked ? { during: value, code } : null)
    if (!locked) type(code)
  }
  return { shown, enter }
}

/**
 * Six cells over one real input: phones offer the code from the message, and pasting fills all cells. A code is checked when it is complete or sent,
 * not when the field is left: it is left for the message, or for a dialog.
 */
export function CodeField(props: CodeFieldProps) {
  const { id: given, name, label, hiddenLabel, error, errorKey, attemptsLeft, expired, helperText, disabled, readOnly, takesFocus } = props
  const words = useTranslations('forms').code
  const input = useRef<HTMLInputElement>(null)
  const ref = useForkRef(input, props.inputRef)
  const { shown, enter } = useCodeInput(props, input)
  const left = attemptsLeft === undefined || !error || errorKey ? '' : ` ${words.attempts({ count: attemptsLeft })}`
  const id = useFieldId(given)
  const helper = expired ? words.expired() : left ? `${helperText as string}${left}` : helperText
  return (
    <FormField
      id={id}
      label={label ?? words.label()}
      hiddenLabel={hiddenLabel}
      error={error || expired}
      helperText={helper}
      disabled={disabled}
    >
      <Root
        id={id}
        name={name}
        inputRef={ref}
        type="text"
        autoComplete="one-time-code"
        // The field is the purpose of this step.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus === true}
        value={shown}
        readOnly={readOnly === true}
        onFocus={({ target }) => toEnd(target as HTMLInputElement)}
        onChange={({ target }) => {
          // A seventh digit starts another code.
          const another = shown.length === codeLength && target.value.length > codeLength && target.value.startsWith(shown)
          const code = digitsOf(another ? target.value.slice(codeLength) : target.value)
          enter(code)
        }}
        slotProps={{
          input: {
            inputMode: 'numeric',
            enterKeyHint: 'done',
            'aria-describedby': describedBy(id, helper),
            onClick: ({ currentTarget }) => toEnd(currentTarget),
          },
        }}
        // Where the next digit goes; in a complete code, which is replaced as a whole, that is every cell.
        startAdornment={Array.from({ length: codeLength }, (_, place) => (
          <span key={place} aria-hidden="true" className={place === shown.length || shown.length === codeLength ? 'cell now' : 'cell'}>
            {shown[place]}
          </span>
        ))}
      />
    </FormField>
  )
}
