import { isAddress } from './address.ts'
import { failsChecksum } from './addressChecksum.ts'
import { isZero, toUnits } from './money.ts'

/** EIP-155 chain ids by the contract's names of networks. One that is not here has no payment links. */
const chainIds: Readonly<Record<string, number>> = { BSC: 56 }

// What a contract counts with: uint256.
const largest = 2n ** 256n - 1n

export type PaymentRequest = {
  /** As the contract names it. */
  network: string
  /** Whom it pays. */
  address: string
  /** The token's contract; null for the network's own coin. */
  contract_address: string | null
  /** Decimals of the contract's unit. */
  decimals: number
  /** A decimal string in the token. */
  amount: string
}

const isSound = (address: string): boolean => isAddress(address) && !failsChecksum(address)

/**
 * A payment request that wallets read (EIP-681): network, token, receiver and the exact amount in whole units. Null where any of them is in
 * doubt: an unknown network, an address that fails its checksum, a digit that the token does not have. A link that is almost right loses money.
 */
export function paymentLink({ network, address, contract_address, decimals, amount }: PaymentRequest): string | null {
  const chain = Object.hasOwn(chainIds, network) ? chainIds[network] : undefined
  if (chain === undefined || !isSound(address) || (contract_address !== null && !isSound(contract_address))) return null
  try {
    if (isZero(amount)) return null
    const units = toUnits(amount, decimals)
    if (BigInt(units) > largest) return null
    return contract_address === null
      ? `ethereum:${address}@${chain}?value=${units}`
      : `ethereum:${contract_address}@${chain}/transfer?address=${address}&uint256=${units}`
  } catch {
    return null
  }
}
