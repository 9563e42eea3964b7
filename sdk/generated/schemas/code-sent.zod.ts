/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CodeChannel } from './code-channel.zod.ts'

export const codeSentAttemptsLeftMin = 0

export const CodeSent = /*#__PURE__*/ zod.object({
  channel: CodeChannel,
  target: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  sent_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  resend_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  attempts_left: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeSentAttemptsLeftMin)),
  deep_link: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
})

export type CodeSent = zod.input<typeof CodeSent>
export type CodeSentOutput = zod.output<typeof CodeSent>
