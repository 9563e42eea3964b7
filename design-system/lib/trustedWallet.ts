import type { TrustedWallet } from '#sdk'
import { shortenAddress } from './address.ts'

/** A wallet without a state is one that the server trusts: it lists no others. */
export const isUsable = ({ status }: Pick<TrustedWallet, 'status'>): boolean => status === undefined || status === 'active'

/** What the reader calls a wallet; without a name its address does. */
export const walletName = ({ label, address }: Pick<TrustedWallet, 'label' | 'address'>): string => label ?? shortenAddress(address)
