import type { ZodMiniType } from 'zod/mini'
import { object } from 'zod/mini'
import { zeroAddress } from '../../forms/addressCheck.ts'
import { amount, positive } from '../../forms/amountRules.ts'
import { bep20, required, text } from '../../forms/rules.ts'
import { sameAddress } from '../../lib/address.ts'
import type { Terms, WalletValues } from '../../lib/withdrawal.ts'
import { otherDestinations } from '../../lib/withdrawal.ts'
import type { Wrong } from './withdrawal.schema.ts'
import { checkMoney, over } from './withdrawal.schema.ts'

export type WalletRules = Terms & {
  own: string | null
  /** Ids of the selectable wallets. */
  wallets: readonly string[]
  /** Addresses of the wallets that are not active yet. */
  waiting: readonly string[]
  /** Only trusted wallets may be selected. */
  trustedOnly: boolean
}

/** Rejects the zero address, the user's own address, and a trusted wallet that is not active yet. */
function checkAddress({ to, address }: WalletValues, { own, waiting, trustedOnly }: WalletRules, wrong: Wrong): void {
  if (to !== otherDestinations) return
  if (trustedOnly) return wrong('to', 'forms.choice')
  if (address.trim() === '') wrong('address', 'forms.required')
  else if (sameAddress(address, zeroAddress)) wrong('address', 'forms.address_zero')
  else if (own !== null && sameAddress(address, own)) wrong('address', 'forms.address_own')
  else if (waiting.some((one) => sameAddress(address, one))) wrong('address', 'forms.address_waiting')
}

/** A withdrawal to a trusted wallet or an address. */
export const walletSchema = (rules: WalletRules): ZodMiniType<WalletValues, WalletValues> =>
  object({
    token: text(),
    amount: text().check(required(), ...amount(), positive()),
    to: text().check(required()),
    address: text().check(bep20()),
    fee_type: text().check(required()),
  }).check(
    over<WalletValues>((values, wrong) => {
      checkMoney(values, values.token, rules, wrong)
      checkAddress(values, rules, wrong)
      if (values.to !== otherDestinations && !rules.wallets.includes(values.to)) wrong('to', 'forms.choice')
    }),
  )
