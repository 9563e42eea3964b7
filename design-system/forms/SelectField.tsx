import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Binding } from './binding.ts'
import { Box, bare, boxState } from './Box.tsx'
import type { FrameTexts } from './Frame.tsx'
import { Frame, cutTexts, useFrame } from './Frame.tsx'

const Select = styled('select')(({ theme }) => ({
  ...bare(theme),
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  paddingRight: 40,
  marginRight: -44,
  paddingLeft: 14,
  marginLeft: -14,
  borderRadius: 12,
  '& option': { color: theme.vars!.palette.text.primary, backgroundColor: theme.vars!.palette.surface.raised },
}))

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = Binding &
  Omit<FrameTexts, 'label' | 'error'> & {
    options: readonly SelectOption[]
    value?: string
    defaultValue?: string
    disabled?: boolean
    start?: ReactNode
  }

/** One of a list, by the browser's own menu: on phones it is the one that people know. */
export function SelectField(props: SelectFieldProps) {
  const [texts, { id, locked, options, start, disabled, ...native }] = cutTexts(props)
  const frame = useFrame(texts, id)
  return (
    <Frame frame={frame} texts={texts}>
      <Box {...boxState({ ...texts, disabled })}>
        {start}
        <Select
          {...frame.input}
          {...native}
          disabled={disabled}
          {...(locked && { 'aria-disabled': true, onMouseDown: (event) => event.preventDefault() })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <CaretDownIcon aria-hidden="true" />
      </Box>
    </Frame>
  )
}
