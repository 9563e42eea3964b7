import Box from '@mui/material/Box'
import XIcon from '@phosphor-icons/core/regular/x.svg?react'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { KnownAddress } from '../lib/address.ts'
import { addressLength, isAddress } from '../lib/address.ts'
import { AddressIdenticon } from '../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../components/data-display/AddressText.tsx'
import { IconButton } from '../components/inputs/IconButton.tsx'
import type { ReedMark } from '../components/brand/Reeds.tsx'
import { Reeds } from '../components/brand/Reeds.tsx'
import type { Texts } from '../i18n/catalogue.ts'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import type { AddressState } from './addressCheck.ts'
import { badCharacter, cleanAddress, readAddress } from './addressCheck.ts'
import type { ValueFieldProps } from './fieldProps.ts'
import { FormField, HelperText, describedBy, useFieldId } from './FormField.tsx'
import { FormattedInput } from './FormattedInput.tsx'

const Tall = styled(OutlinedInput)(({ theme }) => ({
  minHeight: 64,
  padding: '8px 14px 8px 10px',
  ...theme.typography.mono,
  '& .MuiInputAdornment-positionStart > svg': { width: 44, height: 44 },
  '& input': { ...theme.typography.monoLg, fontVariantLigatures: 'none', minHeight: 46 },
  '& .MuiInputAdornment-positionEnd': { marginRight: -8 },
}))

export type AddressFieldProps = Omit<ValueFieldProps, 'label'> & {
  /** Called with a value that a button of the field enters; by default `onChange`. */
  onSet?: (value: string) => void
  /** The visible label; "BEP-20 address" in the user's language if omitted. */
  label?: string
  /** The user's own deposit address, and the addresses already trusted: reported when they are entered. */
  own?: string
  /** Addresses that are trusted already: entering one of them again is reported. */
  trusted?: readonly string[]
  /** Addresses known to the user: an entered address that merely resembles one is reported. */
  known?: readonly KnownAddress[]
  /** Cannot be edited and is not sent. */
  disabled?: boolean
}

const marks = (text: string): ReedMark[] => {
  const bad = badCharacter(text)
  return Array.from({ length: addressLength }, (_, at) => (at >= text.length ? 'off' : at === bad ? 'bad' : 'on'))
}

type Words = Texts<'forms'>['address']

const syntaxMessage = (state: AddressState, words: Words): string | undefined => {
  switch (state.kind) {
    case 'start':
      return words.badStart()
    case 'character':
      return words.badCharacter({ position: state.position, character: state.character })
    case 'short':
      return words.missing({ count: state.missing })
    case 'long':
      return words.tooLong({ count: state.extra })
    default:
      return undefined
  }
}

/** What to say about an address: its syntax error, a doubt, or that it is valid. */
function addressMessages(state: AddressState, words: Words) {
  const doubts = { checksum: words.checksum, zero: words.zero, own: words.own, trusted: words.trusted }
  const alike = state.kind === 'alike' ? words.alike({ label: state.known.label }) : undefined
  return {
    wrong: syntaxMessage(state, words),
    doubtful: state.kind === 'doubtful' ? doubts[state.reason]() : alike,
    valid: state.kind === 'valid' ? (state.checksum ? words.validChecksum() : words.valid()) : undefined,
  }
}

/** How many characters are there, and which is wrong; the message is below. */
function AddressFoot({ id, value, helper }: { id: string; value: string; helper: ReactNode }) {
  return (
    <>
      <Box sx={{ '& > span': { height: 10 }, '& i': { height: '10px !important' } }}>
        <Reeds fill marks={marks(value)} />
      </Box>
      {helper && <HelperText id={`${id}-helper-text`}>{helper}</HelperText>}
    </>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const t = useTranslations('forms')
  return (
    <InputAdornment position="end">
      <IconButton label={t.clear()} onClick={onClear}>
        <XIcon aria-hidden="true" width={20} height={20} />
      </IconButton>
    </InputAdornment>
  )
}

/** A BEP-20 address: shows its identicon, counts its characters, and reports the position of an error. */
export function AddressField(props: AddressFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    onSet = onChange,
    onBlur,
    inputRef,
    error,
    errorKey,
    locked,
    own,
    trusted,
    known,
    helperText,
    disabled,
  } = props
  const words = useTranslations('forms').address
  const input = useRef<HTMLInputElement>(null)
  const ref = useForkRef(input, inputRef)
  const { wrong, doubtful, valid } = addressMessages(readAddress(value, { own, trusted, known }), words)

  const id = useFieldId(props.id)
  // A rule's generic message is replaced by the exact error; the server's message is not.
  const helper = error ? ((errorKey && wrong) ?? helperText) : (doubtful ?? valid ?? helperText)
  const onClear = () => {
    onSet('')
    input.current?.focus()
  }
  return (
    <FormField
      id={id}
      label={label ?? words.label()}
      error={error}
      color={doubtful ? 'warning' : valid ? 'success' : 'primary'}
      aside={words.counter({ count: [...value].length, all: addressLength })}
      disabled={disabled}
      foot={<AddressFoot id={id} value={value} helper={helper} />}
    >
      <Tall
        id={id}
        name={name}
        inputRef={ref}
        type="text"
        autoComplete="off"
        placeholder="0x"
        value={value}
        inputComponent={FormattedInput}
        onChange={({ target }) => onChange(cleanAddress(target.value))}
        onBlur={onBlur}
        slotProps={{
          input: {
            shown: value ? <AddressText address={value} whole /> : null,
            inputMode: 'text',
            enterKeyHint: 'next',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            readOnly: locked === true,
            'aria-describedby': describedBy(id, helper),
          },
        }}
        startAdornment={
          <InputAdornment position="start">
            {isAddress(value) ? (
              <AddressIdenticon address={value} size={44} />
            ) : (
              <Box component="span" sx={{ width: 44, height: 44, borderRadius: '50%', bgcolor: 'background.sunken' }} />
            )}
          </InputAdornment>
        }
        endAdornment={value && !disabled && !locked && <ClearButton onClear={onClear} />}
      />
    </FormField>
  )
}
