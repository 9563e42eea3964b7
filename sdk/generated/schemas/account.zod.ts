/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const Account = /*#__PURE__*/ zod.enum(['main', 'uta', 'bonus'])

export type Account = zod.input<typeof Account>
export type AccountOutput = zod.output<typeof Account>
