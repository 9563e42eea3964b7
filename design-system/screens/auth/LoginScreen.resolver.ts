import { object } from 'zod/mini'
import { email, max, required, text } from '../../forms/rules.ts'
import { schemaResolver } from '../../forms/schemaResolver.ts'

export const loginResolver = schemaResolver(
  object({
    email: text().check(required(), email()),
    password: text().check(required(), max(256)),
  }),
)
