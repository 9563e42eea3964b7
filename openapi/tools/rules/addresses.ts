import { keccak_256 } from '@noble/hashes/sha3.js'
import { responseOf, rowsOf, type Contract, type Media } from '../contract.ts'

/** Applies the EIP-55 checksum (upper and lower case) to an address. */
const withChecksum = (address: string): string => {
  const body = address.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(body))
  const nibble = (at: number): number => ((hash[at >> 1] ?? 0) >> (at % 2 ? 0 : 4)) & 15
  return `0x${[...body].map((char, at) => (nibble(at) > 7 ? char.toUpperCase() : char)).join('')}`
}

/** Example addresses with a wrong EIP-55 checksum: the form would warn a user who copies one. */
export const addressFaults = (contract: Contract): string[] => {
  const faults = new Set<string>()
  const look = (place: string, media: Media | undefined): void => {
    for (const [address] of JSON.stringify([media?.example, media?.examples]).matchAll(/\b0x[0-9a-fA-F]{40}\b/g)) {
      const plain = address.slice(2)
      if (plain === plain.toLowerCase() || plain === plain.toUpperCase()) continue
      if (address !== withChecksum(address)) faults.add(`${place}: ${address} has wrong capitals, EIP-55 writes ${withChecksum(address)}`)
    }
  }
  for (const { method, path, operation } of rowsOf(contract)) {
    look(`${method} ${path} request`, operation.requestBody?.content['application/json'])
    for (const [status, answer] of Object.entries(operation.responses))
      look(`${method} ${path} ${status}`, responseOf(contract, answer).content?.['application/json'])
  }
  return [...faults]
}
