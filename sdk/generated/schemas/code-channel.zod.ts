/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const CodeChannel = /*#__PURE__*/ zod.enum(['email', 'phone', 'telegram', 'app'])

export type CodeChannel = zod.input<typeof CodeChannel>
export type CodeChannelOutput = zod.output<typeof CodeChannel>
