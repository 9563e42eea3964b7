/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const FreezeAction = /*#__PURE__*/ zod.enum(['freeze', 'send_code', 'thaw'])

export type FreezeAction = zod.input<typeof FreezeAction>
export type FreezeActionOutput = zod.output<typeof FreezeAction>
