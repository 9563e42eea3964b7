import { sha256 } from '@noble/hashes/sha2.js'

export type AddressReeds = {
  /** 0 to 4: index of the colour. */
  hue: number
  /** Twenty lengths, 0 (short) to 5 (long). */
  lengths: number[]
}

/** The identicon of an address. Derived from a hash, so that similar addresses get different identicons. */
export function addressIdenticon(address: string): AddressReeds {
  const bytes = sha256(new TextEncoder().encode(address.toLowerCase())).slice(0, 20)
  const byte = (at: number) => bytes[at] ?? 0
  return { hue: (byte(0) ^ byte(7) ^ byte(19)) % 5, lengths: [...bytes].map((value) => value % 6) }
}
