import { object } from 'zod/mini'
import { doubtOf, refusedAs } from '../../forms/addressCheck.ts'
import { over } from '../../forms/over.ts'
import { bep20, max, required, text } from '../../forms/rules.ts'
import type { KnownAddress } from '../../lib/address.ts'

/** The contract's maximum length of a name. */
const nameLength = 64

/** Of the field `label`, which is what the contract calls a wallet's name. */
export const nameRule = () => text().check(required(), max(nameLength))

export type NewWallet = {
  label: string
  address: string
  /** The doubtful address that the user has compared. */
  compared: string
}

/** The same checks as for a withdrawal to a typed address. */
export const trustedWalletSchema = (own: string | null, known: readonly KnownAddress[]) =>
  object({ label: nameRule(), address: text().check(required(), bep20()), compared: text() }).check(
    over<NewWallet>(({ address, compared }, wrong) => {
      const refused = refusedAs(address, own)
      if (refused) wrong('address', refused)
      else if (compared !== address && doubtOf(address, known)) wrong('compared', 'forms.accepted')
    }),
  )
