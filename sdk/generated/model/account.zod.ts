/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The balance that changed. Assets, UTA or the bonus account. */
export const Account = /*#__PURE__*/ zod.enum(['main', 'uta', 'bonus'])

/** The balance that changed. Assets, UTA or the bonus account. */
export type Account = zod.output<typeof Account>
