import { object } from 'zod/mini'
import { digits, required, text } from '../../forms/rules.ts'

export const codeSchema = object({ code: text().check(required(), digits(6)) })
