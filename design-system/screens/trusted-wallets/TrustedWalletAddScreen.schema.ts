import { object } from 'zod/mini'
import { bep20, max, required, text } from '../../forms/rules.ts'

/** The contract's maximum length of a name. */
const nameLength = 64

/** Of the field `label`, which is what the contract calls a wallet's name. */
export const nameRule = () => text().check(required(), max(nameLength))
export const trustedWalletSchema = object({ label: nameRule(), address: text().check(required(), bep20()) })
