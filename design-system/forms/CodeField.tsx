import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { paint } from '../parts/paint.ts'
import { useText } from '../provider/reader.ts'
import type { ModelBinding } from './binding.ts'
import { edge } from './Box.tsx'
import { Frame, useFrame } from './Frame.tsx'
import { upToFive } from './numberWords.ts'

export const codeLength = 6

const Cells = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 8,
  '& > span': {
    ...theme.typography.numberLg,
    ...edge(theme),
    position: 'relative',
    flex: '1 1 0',
    maxWidth: 56,
    minWidth: 0,
    height: 60,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 12,
  },
  '& > span:nth-of-type(4)': { marginLeft: 8 },
  '& > span:empty::after': {
    content: '""',
    position: 'absolute',
    bottom: 10,
    width: 14,
    maxWidth: '50%',
    height: 2,
    borderRadius: 1,
    backgroundColor: paint(theme).chart.tickDim,
  },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    maxWidth: 56 * codeLength + 8 * codeLength,
    height: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    opacity: 0,
    fontSize: '1rem',
    cursor: 'text',
  },
  '@media (max-width:359.95px)': { gap: 5 },
}))

export type CodeFieldProps = Omit<ModelBinding, 'label'> & {
  label?: string
  hideLabel?: boolean
  /** Tries that are left after a wrong code. */
  attemptsLeft?: number
  expired?: boolean
  help?: string
  disabled?: boolean
  /** The reader asked for this field: it has the focus when it appears. */
  takesFocus?: boolean
  /** All six are there. */
  onComplete?: (code: string) => void
}

// The cells have no place for a cursor: the next digit goes to the end, or starts anew where all six are there.
const toEnd = (input: HTMLInputElement) => {
  const { length } = input.value
  input.setSelectionRange(length === codeLength ? 0 : length, length)
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, codeLength)

/** Six digits in cells over one real input: the phone offers the code from the message, and a paste fills all. */
export function CodeField(props: CodeFieldProps) {
  const {
    id,
    name,
    label,
    hideLabel,
    value,
    onType,
    error,
    errorKey,
    locked,
    attemptsLeft,
    expired,
    help,
    disabled,
    takesFocus,
    onComplete,
  } = props
  const words = useText('forms').code
  const [focused, setFocused] = useState(false)
  const left =
    attemptsLeft === undefined || !error || errorKey
      ? ''
      : ` ${words.attempts({ words: upToFive(words.words, attemptsLeft), count: attemptsLeft })}`
  const texts = { label: label ?? words.label(), hideLabel, help, error: expired ? words.expired() : error && error + left }
  const frame = useFrame(texts, id)
  const at = Math.min(value.length, codeLength - 1)
  return (
    <Frame frame={frame} texts={texts}>
      <Cells>
        {Array.from({ length: codeLength }, (_, place) => (
          <span
            key={place}
            aria-hidden="true"
            {...(focused && place === at && { 'data-focus': '' })}
            {...(texts.error && { 'data-invalid': '' })}
            {...((disabled || expired) && { 'data-disabled': '' })}
          >
            {value[place]}
          </span>
        ))}
        <input
          {...frame.input}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          // The field is what this step is for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={takesFocus}
          value={value}
          readOnly={locked === true}
          disabled={disabled}
          onFocus={({ target }) => {
            setFocused(true)
            toEnd(target)
          }}
          onBlur={() => setFocused(false)}
          onClick={({ currentTarget }) => toEnd(currentTarget)}
          onChange={({ target }) => {
            const code = digitsOf(target.value)
            onType(code)
            if (code.length === codeLength && code !== value) onComplete?.(code)
          }}
        />
      </Cells>
    </Frame>
  )
}
