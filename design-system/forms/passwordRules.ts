// What a new password must be. Apart from the validation rules (rules.ts), because a field that shows it must not load the validation library.

/** Characters of a text, each counted once, also those outside of the basic plane. */
export const lengthOf = (value: string): number => [...value].length

/** Length limits of a new password (openapi/schemas/Password.yaml). */
export const passwordLength = { min: 8, max: 256 } as const

/** The conditions of `strength`. */
const passwordRules = {
  lower: (value: string) => /[a-z]/.test(value),
  upper: (value: string) => /[A-Z]/.test(value),
  digit: (value: string) => /[0-9]/.test(value),
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
  latin: (value: string) => value !== '' && !hasCyrillic(value),
}

/** All server requirements for a new password, in display order. */
export const newPasswordRules = {
  minLength: (value: string) => lengthOf(value) >= passwordLength.min && lengthOf(value) <= passwordLength.max,
  ...passwordRules,
}

export type PasswordRule = keyof typeof newPasswordRules

export const hasCyrillic = (value: string): boolean => /\p{Script=Cyrillic}/u.test(value)

/** Meets every condition but the length. */
export const isStrongPassword = (value: string): boolean => Object.values(passwordRules).every((holds) => holds(value))
