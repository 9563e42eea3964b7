import { passwordLength } from '../../forms/passwordRules.ts'
import { max, min, required, strength, text } from '../../forms/rules.ts'

/** The contract's rules for a new password (openapi/schemas/Password.yaml). */
export const newPassword = () => text().check(required(), strength(), min(passwordLength.min), max(passwordLength.max))
