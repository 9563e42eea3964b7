import type { Token } from '#sdk'
import { invalid } from '../server/http-error.ts'
import { userBalance } from '../world/ledger-accounts.ts'
import { decimal } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import type { User, World } from '../world/world.ts'
import type { Fee } from './fees.ts'

/** Requires that the available balance covers amount and fee, and that the amount exceeds the fee. */
export const mustAfford = (world: World, user: User, token: Token, amount: Units, fee: Fee): void => {
  const available = userBalance(world, user, 'main', token)
  if (amount > available) throw invalid('amount', 'money.insufficient', { available: decimal(available), token })
  mustCoverFee(world, user, token, amount, fee)
}

/** A fee in the same token is deducted from the amount; a fee in another token needs its own balance. */
export const mustCoverFee = (world: World, user: User, token: Token, amount: Units, fee: Fee): void => {
  const said = { fee: decimal(fee.amount), token: fee.token }
  if (fee.token === token) {
    if (amount <= fee.amount) throw invalid('amount', 'money.below_fee', said)
  } else if (userBalance(world, user, 'main', fee.token) < fee.amount) throw invalid('fee_type', 'money.fee', said)
}
