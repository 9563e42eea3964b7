import { object } from 'zod/mini'
import { max, required, text } from '../../forms/rules.ts'

export const nameSchema = object({
  firstname: text().check(required(), max(64)),
  lastname: text().check(required(), max(64)),
})
