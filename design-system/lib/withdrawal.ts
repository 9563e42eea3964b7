import type { TrustedWallet, Withdrawal, WithdrawalRequest } from '#sdk'
import type { Fee } from './fees.ts'
import { canPay, netOf } from './fees.ts'
import { isUsable } from './trustedWallet.ts'

/** What a withdrawal is worked out from. Amounts are decimal strings. */
export type Terms = {
  /** What can be spent of a token now. */
  available: (token: string) => string
  /** `feesOf(preferences)`. */
  fees: readonly Fee[]
}

/** What leaves, what it costs and what arrives, to the last digit. */
export type Quote = { amount: string; token: string; fee: Fee; arrives: string }

/** The fee that is paid in one way; the first way where the wanted one is not there. */
export const feeOf = (fees: readonly Fee[], fee_type: string): Fee => fees.find((fee) => fee.fee_type === fee_type) ?? fees[0]!

/** The cheaper way to pay the fee, where it can be paid; else the first. */
export const cheapestFee = (token: string, { fees, available }: Terms): Fee =>
  fees.findLast((fee) => canPay(fee, token, available)) ?? fees[0]!

/** Paid in the token that is sent, the fee is part of the amount: then all there is can be sent, and the fee is left by it. */
export const maxOf = (token: string, { available }: Terms): string => available(token)

export const quoteOf = (amount: string, token: string, fee_type: string, terms: Terms): Quote => {
  const fee = feeOf(terms.fees, fee_type)
  return { amount, token, fee, arrives: netOf(amount, token, fee) }
}

const ends: ReadonlySet<Withdrawal['status']> = new Set<Withdrawal['status']>(['done', 'rejected', 'cancelled', 'failed', 'expired'])

/** It has ended, in whatever way. */
export const hasEnded = ({ status }: Pick<Withdrawal, 'status'>): boolean => ends.has(status)

/** It can be taken back: only before it is processed (facts.md). */
export const canCancel = ({ status }: Pick<Withdrawal, 'status'>): boolean => status === 'awaiting_confirmation' || status === 'accepted'

/** Money came back: it ended otherwise than well. */
export const wasRefunded = (withdrawal: Pick<Withdrawal, 'status'>): boolean => hasEnded(withdrawal) && withdrawal.status !== 'done'

/** The values of a form as they are sent: nothing is rounded or filled in here. */
export type WalletValues = { token: string; amount: string; to: string; address: string; fee_type: string }
export const walletRequest = ({ token, amount, to, address, fee_type }: WalletValues): WithdrawalRequest => ({
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

/** The choice beside the trusted wallets: an address that is typed. No id looks like it. */
export const otherDestinations = 'another address'

/** Trusted wallets, the ones that can be used first, and of these the one that was used last. */
export const usableFirst = (wallets: readonly TrustedWallet[]): TrustedWallet[] =>
  wallets.toSorted((a, b) => Number(isUsable(b)) - Number(isUsable(a)) || (b.last_used_at ?? '').localeCompare(a.last_used_at ?? ''))

/** Whether the last digit of a card number is the one that the others ask for (Luhn). A number too short to be one makes no claim. */
export function failsCheckDigit(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  if (digits.length < 13) return false
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 !== 0
}
