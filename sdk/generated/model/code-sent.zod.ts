/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CodeChannel } from './code-channel.zod.ts'

export const codeSentAttemptsLeftMin = 0

/** A six-digit code that was sent, and the earliest time of the next one. */
export const CodeSent = /*#__PURE__*/ zod.object({
  /** Where the code was sent. */
  channel: CodeChannel,
  /** The contact it was sent to, partly masked. Null for an authenticator app. */
  target: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** When it was sent. */
  sent_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** The earliest time at which another code can be requested. */
  resend_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** The end of its validity. */
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** Number of attempts left. */
  attempts_left: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeSentAttemptsLeftMin)),
  /** A link that opens the Telegram bot. Null for other channels. */
  deep_link: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
})

/** A six-digit code that was sent, and the earliest time of the next one. */
export type CodeSent = zod.output<typeof CodeSent>
