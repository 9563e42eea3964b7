/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const PasswordConfirmed = /*#__PURE__*/ zod.string()

export type PasswordConfirmed = zod.input<typeof PasswordConfirmed>
export type PasswordConfirmedOutput = zod.output<typeof PasswordConfirmed>
