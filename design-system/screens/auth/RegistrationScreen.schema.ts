import { object } from 'zod/mini'
import { accepted, confirmed, email, max, required, text } from '../../forms/rules.ts'
import { newPassword } from './newPassword.ts'

export const registrationSchema = object({
  firstname: text().check(required(), max(64)),
  lastname: text().check(required(), max(64)),
  email: text().check(required(), email()),
  password: newPassword(),
  password_confirmation: text().check(required()),
  terms_accepted: accepted(),
}).check(confirmed('password_confirmation', 'password'))
