import type { Token } from '#sdk'
import { invalid } from '../server/http-error.ts'
import { held } from '../world/ledger-accounts.ts'
import { decimal } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import type { User, World } from '../world/world.ts'
import type { Fee } from './fees.ts'

/** An amount and its fee can be paid from what is available, and the fee leaves something over. */
export const mustAfford = (world: World, user: User, token: Token, amount: Units, fee: Fee): void => {
  const available = held(world, user, 'main', token)
  if (amount > available) throw invalid('amount', 'money.insufficient', { available: decimal(available), token })
  mustCoverFee(world, user, token, amount, fee)
}

/** Paid in the same token the fee is part of the amount; paid in another one it needs a balance of its own. */
export const mustCoverFee = (world: World, user: User, token: Token, amount: Units, fee: Fee): void => {
  const said = { fee: decimal(fee.amount), token: fee.token }
  if (fee.token === token) {
    if (amount <= fee.amount) throw invalid('amount', 'money.below_fee', said)
  } else if (held(world, user, 'main', fee.token) < fee.amount) throw invalid('fee_type', 'money.fee', said)
}
