import { object } from 'zod/mini'
import { digits, max, required, text } from './rules.ts'

/** The six digits of a code that was sent, or of an authenticator app. */
export const codeSchema = object({ code: text().check(required(), digits(6)) })

/** How a server makes recovery codes is its own business; they only have to be there. */
export const recoverySchema = object({ recovery_code: text().check(required(), max(64)) })
