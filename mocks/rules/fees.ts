import type { FeeType, Token } from '#sdk'
import { preferences } from '../fixtures/market.ts'
import { ONE, over, times, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'

export interface Fee {
  token: Token
  amount: Units
}

/** A flat fee in USDT, discounted if paid in MATU. Rounded down to 18 decimals. */
export const feeOf = (fee_type: FeeType): Fee => {
  const flat = units(preferences.tokens_operations_fee)
  if (fee_type === 'usdt') return { token: 'USDT', amount: flat }
  const discount = over(units(preferences.matu_fee_discount_percent), units('100'))
  return { token: 'MATU', amount: over(times(flat, ONE - discount), units(preferences.matu_price)) }
}

/** The amount that arrives: less the fee if both are in the same token. */
export const netOf = (amount: Units, token: Token, fee: Fee): Units => (fee.token === token ? amount - fee.amount : amount)
