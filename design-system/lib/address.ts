// BEP-20 addresses: 0x and 40 hex characters.

export const addressPattern = /^0x[0-9a-fA-F]{40}$/
export const addressLength = 42

export const isAddress = (value: string): boolean => addressPattern.test(value)

export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Somebody's address, and what the reader calls it. */
export type KnownAddress = { address: string; label: string }

/**
 * A known address that this one only looks like: the same first four and last four characters, and others between. Poisoned histories
 * work with these, because people compare the ends.
 */
export function lookAlike(address: string, known: readonly KnownAddress[]): KnownAddress | null {
  const ends = (one: string) => one.slice(2, 6).toLowerCase() + one.slice(-4).toLowerCase()
  if (!isAddress(address) || known.some((one) => sameAddress(one.address, address))) return null
  return known.find((one) => ends(one.address) === ends(address)) ?? null
}

/** First and last four characters, as on a bank card: `0x7A3f…C91e`. Anything short stays whole. */
export const shortenAddress = (address: string): string => (address.length <= 13 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`)

/** Groups of four as people compare them; the first carries the 0x. */
export const addressGroups = (address: string): string[] => {
  const body = address.startsWith('0x') ? address.slice(2) : address
  const groups = body.match(/.{1,4}/gu) ?? []
  return address.startsWith('0x') ? [`0x${groups[0] ?? ''}`, ...groups.slice(1)] : groups
}
