import { object } from 'zod/mini'
import { phone } from '../../forms/phoneRule.ts'
import { email, max, required, text } from '../../forms/rules.ts'

export const contactSchemas = {
  email: object({ contact: text().check(required(), email(), max(254)) }),
  phone: object({ contact: text().check(required(), phone()) }),
}
