import { object } from 'zod/mini'
import { bep20, max, required, text } from '../../forms/rules.ts'

/** The contract's maximum length of a name. */
const nameLength = 64

export const nameRule = () => text().check(required(), max(nameLength))
export const walletSchema = object({ label: nameRule(), address: text().check(required(), bep20()) })
