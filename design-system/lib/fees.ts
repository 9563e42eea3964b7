import type { FeeType, Preferences } from '#sdk'
import { chainDecimals, compare, div, isZero, mul, roundDown, sub } from './money.ts'

/** What one token operation (withdrawal, UTA refill, UTA withdrawal) costs when it is paid in one way. */
export interface Fee {
  fee_type: FeeType
  token: string
  /** A decimal string, in `token`. */
  amount: string
  /** How much less it is than the other way, in per cent; '0' for nothing. */
  discount: string
}

type Prices = Pick<Preferences, 'tokens_operations_fee' | 'matu_fee_discount_percent' | 'matu_price'>

/** The ways to pay the fee, USDT first. Paid in MATU it is less by the discount, at the present price; without a price there is no such way. */
export function feesOf({ tokens_operations_fee, matu_fee_discount_percent, matu_price }: Prices): Fee[] {
  const usdt: Fee = { fee_type: 'usdt', token: 'USDT', amount: tokens_operations_fee, discount: '0' }
  if (isZero(matu_price)) return [usdt]
  const rest = sub('1', div(matu_fee_discount_percent, '100'))
  const amount = roundDown(div(mul(tokens_operations_fee, rest), matu_price), chainDecimals)
  return [usdt, { fee_type: 'matu', token: 'MATU', amount, discount: matu_fee_discount_percent }]
}

/** What arrives of an amount: paid in the same token, the fee is part of it. Never less than nothing. */
export function netOf(amount: string, token: string, fee: Fee): string {
  if (fee.token !== token) return amount
  const rest = sub(amount, fee.amount)
  return compare(rest, '0') > 0 ? rest : '0'
}

/** A fee in another token needs a balance of its own; one in the same token is part of the amount. */
export const canPay = (fee: Fee, token: string, available: (token: string) => string): boolean =>
  fee.token === token || compare(available(fee.token), fee.amount) >= 0
