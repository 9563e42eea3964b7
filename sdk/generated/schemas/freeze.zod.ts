/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CodeSent } from './code-sent.zod.ts'

export const Freeze = /*#__PURE__*/ zod.object({
  frozen_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  thaws_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  code: /*#__PURE__*/ zod.union([CodeSent, /*#__PURE__*/ zod.null()]),
})

export type Freeze = zod.input<typeof Freeze>
export type FreezeOutput = zod.output<typeof Freeze>
