/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Messages by field. The key of a nested field is its path, for example items.0.name. */
export const FieldErrors = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(1)),
)

/** Messages by field. The key of a nested field is its path, for example items.0.name. */
export type FieldErrors = zod.output<typeof FieldErrors>
