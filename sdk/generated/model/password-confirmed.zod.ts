/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** An empty string, as returned by Fortify. */
export const PasswordConfirmed = /*#__PURE__*/ zod.string()

/** An empty string, as returned by Fortify. */
export type PasswordConfirmed = zod.output<typeof PasswordConfirmed>
