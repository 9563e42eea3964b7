import type { FeeType, Preferences } from '#sdk'
import { chainDecimals, displayDecimals } from './decimals.ts'
import { compare, div, isZero, mul, roundDown, roundUp, sub } from './money.ts'

/** Fee of a token operation (withdrawal, UTA refill, UTA withdrawal) for one way to pay it. */
export interface Fee {
  fee_type: FeeType
  token: string
  /** A decimal string, in `token`. */
  amount: string
  /** Discount against the other way to pay, in per cent; '0' for none. */
  discount: string
}

type Prices = Pick<Preferences, 'tokens_operations_fee' | 'matu_fee_discount_percent' | 'matu_price'>

/** The ways to pay the fee, USDT first. MATU gets a discount and is converted at the current price; without a price it is not offered. */
export function feesOf({ tokens_operations_fee, matu_fee_discount_percent, matu_price }: Prices): Fee[] {
  const usdt: Fee = { fee_type: 'usdt', token: 'USDT', amount: tokens_operations_fee, discount: '0' }
  if (isZero(matu_price)) return [usdt]
  const rest = sub('1', div(matu_fee_discount_percent, '100'))
  const amount = roundDown(div(mul(tokens_operations_fee, rest), matu_price), chainDecimals)
  return [usdt, { fee_type: 'matu', token: 'MATU', amount, discount: matu_fee_discount_percent }]
}

/** Net amount: a fee in the same token is deducted from the amount. Never below zero. */
export function netOf(amount: string, token: string, fee: Fee): string {
  if (fee.token !== token) return amount
  const rest = sub(amount, fee.amount)
  return compare(rest, '0') > 0 ? rest : '0'
}

/** A fee in another token requires enough of that token; a fee in the same token is part of the amount. */
export const canPay = (fee: Fee, token: string, available: (token: string) => string): boolean =>
  fee.token === token || compare(available(fee.token), fee.amount) >= 0

/** A fee as it is shown, rounded up: what a message names as the limit. */
export const shownFee = ({ amount, token }: Fee): string => roundUp(amount, displayDecimals(token))

/**
 * Why an amount may have been typed by mistake: its fee is worth as much or more (`fee`), or it is less than the smallest amount shown (`dust`).
 * `priceOf`: USD per token; without both prices the fee is not compared.
 */
export function doubtOf(amount: string, token: string, fee: Fee, priceOf: (token: string) => string | undefined): 'fee' | 'dust' | null {
  const [sent, paid] = [priceOf(token), priceOf(fee.token)]
  const isKnown = sent !== undefined && paid !== undefined && !isZero(sent)
  if (!isZero(fee.amount) && isKnown && compare(mul(fee.amount, paid), mul(amount, sent)) >= 0) return 'fee'
  return isZero(roundDown(amount, displayDecimals(token))) ? 'dust' : null
}
