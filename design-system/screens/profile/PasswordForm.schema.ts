import { object } from 'zod/mini'
import { confirmed, max, required, text } from '../../forms/rules.ts'
import { newPassword } from '../auth/newPassword.ts'

export const passwordSchema = object({
  current_password: text().check(required(), max(256)),
  password: newPassword(),
  password_confirmation: text().check(required()),
}).check(confirmed('password_confirmation', 'password'))
