import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { KnownAddress } from '../lib/address.ts'
import { addressLength, isAddress } from '../lib/address.ts'
import { AddressCoin } from '../parts/AddressCoin.tsx'
import { AddressText } from '../parts/AddressText.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { paint } from '../parts/paint.ts'
import type { ReedMark } from '../parts/Reeds.tsx'
import { Reeds } from '../parts/Reeds.tsx'
import { useText } from '../provider/reader.ts'
import { badCharacter, cleanAddress, readAddress } from './addressCheck.ts'
import type { ModelBinding } from './binding.ts'
import { Box, Input, boxState } from './Box.tsx'
import { Frame, Note, useFrame } from './Frame.tsx'
import { upToTen } from './numberWords.ts'
import { Overlaid } from './Overlaid.tsx'

const Tall = styled(Box)(({ theme }) => ({
  minHeight: 64,
  padding: '8px 14px 8px 10px',
  '& > svg': { width: 44, height: 44 },
  '& > .slot': { width: 44, height: 44, flex: 'none', borderRadius: '50%', backgroundColor: paint(theme).surface.sunken },
  '& input': { ...theme.typography.mono, fontVariantLigatures: 'none', minHeight: 46, fontSize: '1rem' },
  '& .end': { marginRight: -8 },
}))

const Below = styled('div')({ '& > span': { height: 10 }, '& i': { height: '10px !important' } })

export type AddressFieldProps = Omit<ModelBinding, 'label'> & {
  label?: string
  /** The reader's own deposit address, and the addresses that are trusted already: named when they are entered. */
  own?: string
  trusted?: readonly string[]
  /** Addresses the reader knows: one that only looks like them is pointed out. */
  known?: readonly KnownAddress[]
  help?: string
  disabled?: boolean
}

const marks = (text: string): ReedMark[] => {
  const bad = badCharacter(text)
  return Array.from({ length: addressLength }, (_, at) => (at >= text.length ? 'off' : at === bad ? 'bad' : 'on'))
}

/** A BEP-20 address: its coin, its characters counted, and what is wrong with it named by place. */
export function AddressField({
  id,
  name,
  label,
  value,
  onType,
  onSet,
  error,
  errorKey,
  locked,
  own,
  trusted,
  known,
  help,
  disabled,
}: AddressFieldProps) {
  const forms = useText('forms')
  const words = forms.address
  const input = useRef<HTMLInputElement>(null)
  const state = readAddress(value, { own, trusted, known })

  const wrong = (): string | undefined => {
    switch (state.kind) {
      case 'start':
        return words.badStart()
      case 'character':
        return words.badCharacter({ position: state.position, character: state.character })
      case 'short':
        return words.missing({ words: upToTen(words.words, state.missing), count: state.missing })
      case 'long':
        return words.tooLong({ count: state.extra })
      default:
        return undefined
    }
  }
  const doubt = { checksum: words.checksum, zero: words.zero, own: words.own, trusted: words.trusted }
  const texts = {
    label: label ?? words.label(),
    help,
    // A rule's own message gives way to what exactly is wrong; the server's sentence does not.
    error: error && errorKey ? (wrong() ?? error) : error,
    success: state.kind === 'valid' ? (state.checksum ? words.validChecksum() : words.valid()) : undefined,
    caution:
      state.kind === 'doubtful' ? doubt[state.reason]() : state.kind === 'alike' ? words.alike({ label: state.known.label }) : undefined,
    aside: words.counter({ count: [...value].length, all: addressLength }),
  }
  const frame = useFrame(texts, id)
  return (
    <Frame frame={{ ...frame, note: null }} texts={texts}>
      <Tall {...boxState({ error: texts.error, disabled })}>
        {isAddress(value) ? <AddressCoin address={value} size={44} /> : <span className="slot" />}
        <Overlaid
          shown={value ? <AddressText address={value} whole /> : null}
          input={
            <Input
              {...frame.input}
              ref={input}
              name={name}
              type="text"
              inputMode="text"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              placeholder="0x"
              value={value}
              readOnly={locked === true}
              disabled={disabled}
              onChange={({ target }) => onType(cleanAddress(target.value))}
            />
          }
        />
        {value && !disabled && !locked && (
          <span className="end">
            <IconButton
              label={forms.clear()}
              onClick={() => {
                onSet('')
                input.current?.focus()
              }}
            >
              <XIcon aria-hidden="true" size={20} />
            </IconButton>
          </span>
        )}
      </Tall>
      <Below>
        <Reeds fill marks={marks(value)} />
      </Below>
      {frame.note && (
        <Note id={`${frame.id}-note`} tone={frame.note}>
          {texts.error ?? texts.caution ?? texts.success ?? help}
        </Note>
      )}
    </Frame>
  )
}
