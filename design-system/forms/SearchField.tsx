import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useRef } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { useText } from '../provider/reader.ts'
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
  const { clear } = useText('forms')
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
      hideLabel={!showLabel}
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      ref={(element) => {
        input.current = element as HTMLInputElement | null
      }}
      onChange={(event) => onValue(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.preventDefault()
          onValue('')
        }
      }}
      start={<MagnifyingGlassIcon aria-hidden="true" />}
      end={
        value && (
          <IconButton
            label={clear()}
            onClick={() => {
              onValue('')
              input.current?.focus()
            }}
          >
            <XIcon aria-hidden="true" size={20} />
          </IconButton>
        )
      }
    />
  )
}
