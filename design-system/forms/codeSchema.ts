import { object } from 'zod/mini'
import { digits, required, text } from './rules.ts'

/** The six digits of a code that was sent, or of an authenticator app. */
export const codeSchema = object({ code: text().check(required(), digits(6)) })
