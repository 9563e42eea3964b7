/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const Agent = /*#__PURE__*/ zod.object({
  platform: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  browser: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  is_desktop: /*#__PURE__*/ zod.boolean(),
})

export type Agent = zod.input<typeof Agent>
export type AgentOutput = zod.output<typeof Agent>
