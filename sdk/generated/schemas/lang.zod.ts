/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const Lang = /*#__PURE__*/ zod.enum(['en', 'ru', 'de', 'es'])

export type Lang = zod.input<typeof Lang>
export type LangOutput = zod.output<typeof Lang>
