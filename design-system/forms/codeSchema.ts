import { object } from 'zod/mini'
import { digits, max, required, text } from './rules.ts'

/** Six digits: a code that was sent, or one from an authenticator app. */
export const codeSchema = object({ code: text().check(required(), digits(6)) })

/** Recovery codes have no fixed format; any non-empty value is accepted. */
export const recoverySchema = object({ recovery_code: text().check(required(), max(64)) })
