import type { TrustedWallet, Withdrawal, WithdrawalRequest } from '#sdk'
import type { Fee } from './fees.ts'
import { canPay, netOf } from './fees.ts'
import type { KnownAddress } from './address.ts'
import { instant } from './dates.ts'
import { isUsable, walletName } from './trustedWallet.ts'

/** Inputs of a withdrawal's calculation. Amounts are decimal strings. */
export type Terms = {
  /** Spendable amount of a token. */
  available: (token: string) => string
  /** `feesOf(preferences)`. */
  fees: readonly Fee[]
}

/** What is sent, what it costs and what arrives, with every digit. */
export type Quote = { amount: string; token: string; fee: Fee; arrives: string }

/** The fee of a fee type; the first fee if the type is not offered. */
export const feeOf = (fees: readonly Fee[], fee_type: string): Fee => fees.find((fee) => fee.fee_type === fee_type) ?? fees[0]!

/** The cheapest fee the user can pay; otherwise the first. */
export const cheapestFee = (token: string, { fees, available }: Terms): Fee =>
  fees.findLast((fee) => canPay(fee, token, available)) ?? fees[0]!

/** A fee paid in the sent token is part of the amount, so the whole balance can be sent and the fee is deducted from it. */
export const maxOf = (token: string, { available }: Terms): string => available(token)

export const quoteOf = (amount: string, token: string, fee_type: string, terms: Terms): Quote => {
  const fee = feeOf(terms.fees, fee_type)
  return { amount, token, fee, arrives: netOf(amount, token, fee) }
}

const ends: ReadonlySet<Withdrawal['status']> = new Set<Withdrawal['status']>(['done', 'rejected', 'cancelled', 'failed', 'expired'])

/** The withdrawal has reached a final status. */
export const hasEnded = ({ status }: Pick<Withdrawal, 'status'>): boolean => ends.has(status)

/** A withdrawal can be cancelled only before it is processed. */
export const canCancel = ({ status }: Pick<Withdrawal, 'status'>): boolean => status === 'awaiting_confirmation' || status === 'accepted'

/** It should have been processed by now: the announced time has passed, and it has not reached the wallet or the card. */
export const isLate = (withdrawal: Pick<Withdrawal, 'status' | 'processed_until'>, now: number): boolean =>
  !hasEnded(withdrawal) && withdrawal.processed_until !== null && now > instant(withdrawal.processed_until)

/** The money was returned: the withdrawal ended without success. */
export const wasRefunded = (withdrawal: Pick<Withdrawal, 'status'>): boolean => hasEnded(withdrawal) && withdrawal.status !== 'done'

/** The form's values as they are sent: nothing is rounded or filled in here. */
export type WalletValues = {
  token: string
  amount: string
  to: string
  address: string
  /** The doubtful address that the user has compared. */
  compared: string
  fee_type: string
}
/** Name of the form's draft. */
export const walletDraft = 'withdraw-wallet'
export const walletRequest = ({ token, amount, to, address, fee_type }: Omit<WalletValues, 'compared'>): WithdrawalRequest => ({
  method: 'wallet',
  token: token as WithdrawalRequest['token'],
  amount,
  fee_type: fee_type as WithdrawalRequest['fee_type'],
  ...(to === otherDestinations ? { address } : { trusted_wallet_id: to }),
})

export type CardValues = { amount: string; card_number: string; card_holder: string; fee_type: string }
export const cardRequest = ({ amount, card_number, card_holder, fee_type }: CardValues): WithdrawalRequest => ({
  method: 'card',
  token: 'USDT',
  amount,
  fee_type: fee_type as WithdrawalRequest['fee_type'],
  card_number: card_number.replace(/\D/g, ''),
  card_holder: card_holder.trim(),
})

/** Value of the option for typing an address, beside the trusted wallets. Cannot collide with a wallet id. */
export const otherDestinations = 'another address'

/** The address that is paid to, and the user's other addresses that it may be mistaken for. */
export function destinationOf(
  { to, address }: Pick<WalletValues, 'to' | 'address'>,
  wallets: readonly TrustedWallet[],
  earlier: readonly KnownAddress[],
): { address: string; known: KnownAddress[] } {
  const others = wallets.filter(({ id }) => id !== to).map((wallet) => ({ address: wallet.address, label: walletName(wallet) }))
  return { address: wallets.find(({ id }) => id === to)?.address ?? address, known: [...others, ...earlier] }
}

/** Trusted wallets: active ones first, among them the most recently used first. */
export const usableFirst = (wallets: readonly TrustedWallet[]): TrustedWallet[] =>
  wallets.toSorted((a, b) => Number(isUsable(b)) - Number(isUsable(a)) || (b.last_used_at ?? '').localeCompare(a.last_used_at ?? ''))

/** Whether the check digit of a card number is wrong (Luhn). Numbers that are too short never fail. */
export function failsCheckDigit(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  if (digits.length < 13) return false
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 !== 0
}
