import type { TrustedWallet } from '#sdk'
import { shortenAddress } from './address.ts'

/** A wallet without a status is trusted: servers without statuses list no others. */
export const isUsable = ({ status }: Pick<TrustedWallet, 'status'>): boolean => status === undefined || status === 'active'

/** The user's label of a wallet, or its address. */
export const walletName = ({ label, address }: Pick<TrustedWallet, 'label' | 'address'>): string => label ?? shortenAddress(address)
