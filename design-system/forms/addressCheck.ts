import type { KnownAddress } from '../lib/address.ts'
import { addressLength, isAddress, lookAlike, sameAddress } from '../lib/address.ts'
import { failsChecksum } from '../lib/addressChecksum.ts'

export const cleanAddress = (text: string): string => text.replace(/[\s\u200b-\u200d\u2060\ufeff]/gu, '')

const zeroAddress = `0x${'0'.repeat(40)}`

export type AddressState =
  | { kind: 'empty' }
  | { kind: 'start' }
  /** `position` counts from 1. */
  | { kind: 'character'; position: number; character: string }
  | { kind: 'short'; missing: number }
  | { kind: 'long'; extra: number }
  | { kind: 'valid'; checksum: boolean }
  /** Valid, but probably not intended. */
  | { kind: 'doubtful'; reason: 'checksum' | 'zero' | 'own' | 'trusted' }
  /** Resembles a known address but differs from it. */
  | { kind: 'alike'; known: KnownAddress }

type Known = { own?: string | undefined; trusted?: readonly string[] | undefined; known?: readonly KnownAddress[] | undefined }

const prefixed = (text: string) => '0x'.startsWith(text.slice(0, 2)) && (text.length < 2 || text.startsWith('0x'))

/** Index of the first invalid character; -1 if there is none. */
export const badCharacter = (text: string): number =>
  prefixed(text) ? [...text].findIndex((char, at) => at > 1 && !/[0-9a-fA-F]/.test(char)) : 0

/** What can be reported while an address is being typed. Validity itself is decided only by the rule `bep20` (rules.ts). */
export function readAddress(text: string, { own, trusted, known = [] }: Known = {}): AddressState {
  if (text === '') return { kind: 'empty' }
  if (!prefixed(text)) return { kind: 'start' }
  const bad = badCharacter(text)
  if (bad >= 0) return { kind: 'character', position: bad + 1, character: [...text][bad] ?? '' }
  if (text.length < addressLength) return { kind: 'short', missing: addressLength - text.length }
  if (!isAddress(text)) return { kind: 'long', extra: text.length - addressLength }
  if (sameAddress(text, zeroAddress)) return { kind: 'doubtful', reason: 'zero' }
  if (own && sameAddress(text, own)) return { kind: 'doubtful', reason: 'own' }
  if (trusted?.some((one) => sameAddress(one, text))) return { kind: 'doubtful', reason: 'trusted' }
  const alike = lookAlike(text, known)
  if (alike) return { kind: 'alike', known: alike }
  if (failsChecksum(text)) return { kind: 'doubtful', reason: 'checksum' }
  return { kind: 'valid', checksum: /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2)) }
}

/** What makes a valid address doubtful: a typo is likely, or someone wants it to be taken for another one. */
export type AddressDoubt = { reason: 'checksum' } | { reason: 'alike'; label: string }

/** The doubt that the user has to settle before the address is used; `null` for none. */
export function doubtOf(address: string, known: readonly KnownAddress[]): AddressDoubt | null {
  const state = readAddress(address, { known })
  if (state.kind === 'alike') return { reason: 'alike', label: state.known.label }
  return state.kind === 'doubtful' && state.reason === 'checksum' ? { reason: 'checksum' } : null
}

/** A destination that is valid and yet of no use: the zero address, and the user's own. */
export const refusedAs = (address: string, own: string | null): 'forms.address_zero' | 'forms.address_own' | null =>
  sameAddress(address, zeroAddress) ? 'forms.address_zero' : own !== null && sameAddress(address, own) ? 'forms.address_own' : null
