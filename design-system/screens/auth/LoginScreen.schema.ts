import { object } from 'zod/mini'
import { digits, email, max, required, text } from '../../forms/rules.ts'

export const loginSchema = object({
  email: text().check(required(), email()),
  password: text().check(required(), max(256)),
})

export const codeSchema = object({ code: text().check(required(), digits(6)) })

/** How a server makes recovery codes is its own business; they only have to be there. */
export const recoverySchema = object({ recovery_code: text().check(required(), max(64)) })
