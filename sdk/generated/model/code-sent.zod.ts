/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CodeChannel } from './code-channel.zod.ts'

export const codeSentAttemptsLeftMin = 0

/** A six-digit code that was sent, and when the next one may be asked for. */
export const CodeSent = /*#__PURE__*/ zod.object({
  /** Where the code was sent. */
  channel: CodeChannel,
  /** The contact it was sent to, partly hidden. Null for an authenticator app. */
  target: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** When it was sent. */
  sent_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** From when on another one may be asked for. */
  resend_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** From when on it is no longer accepted. */
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** How many more codes may be tried. */
  attempts_left: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeSentAttemptsLeftMin)),
  /** A link that opens the Telegram bot. Null for other channels. */
  deep_link: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
})

/** A six-digit code that was sent, and when the next one may be asked for. */
export type CodeSent = zod.output<typeof CodeSent>
