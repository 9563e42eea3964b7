import { isAddress } from './address.ts'
import { failsChecksum } from './addressChecksum.ts'
import { isZero, toUnits } from './money.ts'

/** EIP-155 chain ids by the contract's network names. Networks missing here have no payment links. */
const chainIds: Readonly<Record<string, number>> = { BSC: 56 }

// Maximum of uint256, the type of contract amounts.
const largest = 2n ** 256n - 1n

export type PaymentRequest = {
  /** Network name from the contract. */
  network: string
  /** Recipient. */
  address: string
  /** The token's contract; `null` for the network's native coin. */
  contract_address: string | null
  /** Decimals of the token's contract. */
  decimals: number
  /** A decimal string in the token. */
  amount: string
}

const isSound = (address: string): boolean => isAddress(address) && !failsChecksum(address)

/**
 * A payment request for wallets (EIP-681): network, token, recipient and the exact amount in base units. `null` if any part is doubtful: an unknown
 * network, a failed address checksum, more digits than the token has. An almost correct link loses money.
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
