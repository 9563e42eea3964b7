/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A language of the interface. */
export const Lang = /*#__PURE__*/ zod.enum(['en', 'ru', 'de', 'es'])

/** A language of the interface. */
export type Lang = zod.output<typeof Lang>
