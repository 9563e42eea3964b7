/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** An empty text, as Fortify answers it. */
export const PasswordConfirmed = /*#__PURE__*/ zod.string()

/** An empty text, as Fortify answers it. */
export type PasswordConfirmed = zod.output<typeof PasswordConfirmed>
