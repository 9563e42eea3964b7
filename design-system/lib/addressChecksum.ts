import { keccak_256 } from '@noble/hashes/sha3.js'
import { isAddress } from './address.ts'

/** The address with the capitalisation that EIP-55 computes. */
export function checksumAddress(address: string): string {
  const body = address.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(body))
  const nibble = (at: number) => ((hash[at >> 1] ?? 0) >> (at % 2 ? 0 : 4)) & 15
  return `0x${[...body].map((char, at) => (nibble(at) > 7 ? char.toUpperCase() : char)).join('')}`
}

/**
 * Whether the mixed capitalisation contradicts the checksum, which indicates a typo. All-lower-case and all-upper-case addresses carry no checksum
 * and never fail.
 */
export function failsChecksum(address: string): boolean {
  if (!isAddress(address)) return false
  const body = address.slice(2)
  if (body === body.toLowerCase() || body === body.toUpperCase()) return false
  return checksumAddress(address) !== address
}
