import { max, min, passwordLength, required, strength, text } from '../../forms/rules.ts'

/** What the contract asks of a password that is being chosen (openapi/schemas/Password.yaml). */
export const newPassword = () => text().check(required(), strength(), min(passwordLength.min), max(passwordLength.max))
