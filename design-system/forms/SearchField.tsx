import MagnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?react'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import InputAdornment from '@mui/material/InputAdornment'
import { useEffect, useRef } from 'react'
import { IconButton } from '../components/IconButton.tsx'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import { TextField } from './TextField.tsx'

export type SearchFieldProps = {
  label: string
  value: string
  onValue: (value: string) => void
  placeholder?: string
  /** The label is seen; by default the magnifying glass says it. */
  showLabel?: boolean
  name?: string
}

/** Filters what is below it as one types. */
export function SearchField({ label, value, onValue, placeholder, showLabel, name = 'search' }: SearchFieldProps) {
  const { clear } = useTranslations('forms')
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the page came alive counts.
  const told = useRef(false)
  useEffect(() => {
    const early = input.current?.value
    if (!told.current && early && early !== value) onValue(early)
    told.current = true
  }, [value, onValue])
  return (
    <TextField
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
