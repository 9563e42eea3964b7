// BEP-20 addresses: 0x and 40 hex characters.

const addressPattern = /^0x[0-9a-fA-F]{40}$/
export const addressLength = 42

export const isAddress = (value: string): boolean => addressPattern.test(value)

export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** An address and the user's label for it. */
export type KnownAddress = { address: string; label: string }

/**
 * The known address that this one imitates: the same first and last four characters, but different ones in between. Address-poisoning attacks rely on
 * users comparing only the ends.
 */
export function lookAlike(address: string, known: readonly KnownAddress[]): KnownAddress | null {
  const ends = (one: string) => one.slice(2, 6).toLowerCase() + one.slice(-4).toLowerCase()
  if (!isAddress(address) || known.some((one) => sameAddress(one.address, address))) return null
  return known.find((one) => ends(one.address) === ends(address)) ?? null
}

/** First and last four characters: `0x7A3f…C91e`. Short texts are returned unchanged. */
export const shortenAddress = (address: string): string => (address.length <= 13 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`)

/** Groups of four for comparison; the first includes the 0x. */
export const addressGroups = (address: string): string[] => {
  const body = address.startsWith('0x') ? address.slice(2) : address
  const groups = body.match(/.{1,4}/gu) ?? []
  return address.startsWith('0x') ? [`0x${groups[0] ?? ''}`, ...groups.slice(1)] : groups
}
