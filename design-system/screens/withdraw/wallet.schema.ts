import type { ZodMiniType } from 'zod/mini'
import { object } from 'zod/mini'
import type { TrustedWallet } from '#sdk'
import { doubtOf, refusedAs } from '../../forms/addressCheck.ts'
import { amount, positive } from '../../forms/amountRules.ts'
import type { Wrong } from '../../forms/over.ts'
import { over } from '../../forms/over.ts'
import { bep20, required, text } from '../../forms/rules.ts'
import type { KnownAddress } from '../../lib/address.ts'
import { sameAddress } from '../../lib/address.ts'
import { isUsable } from '../../lib/trustedWallet.ts'
import type { Terms, WalletValues } from '../../lib/withdrawal.ts'
import { destinationOf, otherDestinations } from '../../lib/withdrawal.ts'
import { checkMoney } from './withdrawal.schema.ts'

export type WalletRules = Terms & {
  own: string | null
  wallets: readonly TrustedWallet[]
  /** Addresses of earlier withdrawals. */
  earlier: readonly KnownAddress[]
  /** Only trusted wallets may be selected. */
  trustedOnly: boolean
}

/**
 * Rejects what is no destination: the zero address, the user's own, a wallet that is not active yet. A doubtful address, typed or trusted, must have
 * been compared.
 */
function checkDestination(values: WalletValues, { own, wallets, earlier, trustedOnly }: WalletRules, wrong: Wrong): void {
  const { to, compared } = values
  const isTyped = to === otherDestinations
  if (isTyped ? trustedOnly : !wallets.some((wallet) => wallet.id === to && isUsable(wallet))) return wrong('to', 'forms.choice')
  const { address, known } = destinationOf(values, wallets, earlier)
  const refused = refusedAs(address, own)
  if (address.trim() === '') wrong('address', 'forms.required')
  else if (refused) wrong(isTyped ? 'address' : 'to', refused)
  else if (isTyped && wallets.some((one) => !isUsable(one) && sameAddress(address, one.address))) wrong('address', 'forms.address_waiting')
  else if (compared !== address && doubtOf(address, known)) wrong('compared', 'forms.accepted')
}

/** A withdrawal to a trusted wallet or an address. */
export const walletSchema = (rules: WalletRules): ZodMiniType<WalletValues, WalletValues> =>
  object({
    token: text(),
    amount: text().check(required(), ...amount(), positive()),
    to: text().check(required()),
    address: text().check(bep20()),
    compared: text(),
    fee_type: text().check(required()),
  }).check(
    over<WalletValues>((values, wrong) => {
      checkMoney(values, values.token, rules, wrong)
      checkDestination(values, rules, wrong)
    }),
  )
