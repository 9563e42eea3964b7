/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Where the user finds the code. For `app`, an authenticator app, nothing is sent. */
export const CodeChannel = /*#__PURE__*/ zod.enum(['email', 'phone', 'telegram', 'app'])

/** Where the user finds the code. For `app`, an authenticator app, nothing is sent. */
export type CodeChannel = zod.output<typeof CodeChannel>
