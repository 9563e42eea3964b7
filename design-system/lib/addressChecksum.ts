import { keccak_256 } from '@noble/hashes/sha3.js'
import { isAddress } from './address.ts'

/** The same address with the capital letters that EIP-55 computes from it. */
export function checksumAddress(address: string): string {
  const body = address.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(body))
  const nibble = (at: number) => ((hash[at >> 1] ?? 0) >> (at % 2 ? 0 : 4)) & 15
  return `0x${[...body].map((char, at) => (nibble(at) > 7 ? char.toUpperCase() : char)).join('')}`
}

/** Whether mixed capitals contradict the address: one letter was mistyped. An address all in small or all in capitals makes no claim. */
export function failsChecksum(address: string): boolean {
  if (!isAddress(address)) return false
  const body = address.slice(2)
  if (body === body.toLowerCase() || body === body.toUpperCase()) return false
  return checksumAddress(address) !== address
}
