import { object } from 'zod/mini'
import { email, required, text } from '../../forms/rules.ts'

export const passwordResetSchema = object({ email: text().check(required(), email()) })
