import { max, min, required, strength, text } from '../../forms/rules.ts'

/** What the contract asks of a password that is being chosen (openapi/schemas/Password.yaml). */
export const newPassword = () => text().check(required(), strength(), min(8), max(256))
