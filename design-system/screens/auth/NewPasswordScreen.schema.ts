import { object } from 'zod/mini'
import { confirmed, required, text } from '../../forms/rules.ts'
import { newPassword } from './newPassword.ts'

export const newPasswordSchema = object({
  password: newPassword(),
  password_confirmation: text().check(required()),
}).check(confirmed('password_confirmation', 'password'))
