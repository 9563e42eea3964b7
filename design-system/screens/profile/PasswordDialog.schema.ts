import { object } from 'zod/mini'
import { max, required, text } from '../../forms/rules.ts'

export const passwordSchema = object({ password: text().check(required(), max(256)) })
