import { object } from 'zod/mini'
import { max, required, text } from '../../forms/rules.ts'

export const endOthersSchema = object({ password: text().check(required(), max(256)) })
