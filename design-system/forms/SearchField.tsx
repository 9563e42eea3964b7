import MagnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import InputAdornment from '@mui/material/InputAdornment'
import { useEffect, useRef } from 'react'
import { IconButton } from '../components/inputs/IconButton.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { TextInput } from './TextInput.tsx'

export type SearchFieldProps = {
  /** Accessible name, and the visible label with `showLabel`. */
  label: string
  /** The search text. The list below shows what matches it. */
  value: string
  /** Called at each keystroke, and with an empty text by the clear button. */
  onValue: (value: string) => void
  /** An example of what can be searched for, while the field is empty. */
  placeholder?: string
  /** Shows the label; by default only the magnifying glass is visible. */
  showLabel?: boolean
  /** Name of the input, if a page has two searches. */
  name?: string
}

/** Filters the content below while typing. */
export function SearchField({ label, value, onValue, placeholder, showLabel, name = 'search' }: SearchFieldProps) {
  const { clear } = useTranslations('forms')
  const input = useRef<HTMLInputElement>(null)
  // Text typed before hydration counts.
  const hydrated = useRef(false)
  useEffect(() => {
    const early = input.current?.value
    if (!hydrated.current && early && early !== value) onValue(early)
    hydrated.current = true
  }, [value, onValue])
  return (
    <TextInput
      type="search"
      name={name}
      label={label}
      hiddenLabel={!showLabel}
      value={value}
      placeholder={placeholder}
      inputRef={input}
      onChange={(event) => onValue(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.preventDefault()
          onValue('')
        }
      }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <MagnifyingGlassIcon aria-hidden="true" />
            </InputAdornment>
          ),
          endAdornment: value && (
            <InputAdornment position="end">
              <IconButton
                label={clear()}
                onClick={() => {
                  onValue('')
                  input.current?.focus()
                }}
              >
                <XIcon aria-hidden="true" width={20} height={20} />
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { spellCheck: false, enterKeyHint: 'search', inputMode: 'search' },
      }}
    />
  )
}
