import { object } from 'zod/mini'
import { bep20, max, required, text } from '../../forms/rules.ts'

/** As long as the contract lets a name be. */
export const nameLength = 64

export const nameRule = () => text().check(required(), max(nameLength))
export const walletSchema = object({ label: nameRule(), address: text().check(required(), bep20()) })
