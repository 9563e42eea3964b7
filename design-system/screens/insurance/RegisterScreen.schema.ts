import { object } from 'zod/mini'
import { accepted, required, text } from '../../forms/rules.ts'

export const registerSchema = object({
  insurance_type_uuid: text().check(required()),
  terms: accepted(),
})

export type RegisterValues = { insurance_type_uuid: string; terms: boolean }
