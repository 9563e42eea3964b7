import { object } from 'zod/mini'
import { email, max, required, text } from '../../forms/rules.ts'

export const loginSchema = object({
  email: text().check(required(), email()),
  password: text().check(required(), max(256)),
})
