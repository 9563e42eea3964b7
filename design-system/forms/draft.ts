/** Texts and checkboxes, before the schema transforms them. */
export type FormValues = Record<string, string | boolean>

const secret = /password|code|secret|pin$|cvv|cvc|card/i

/** Codes, passwords and card numbers are never stored, whatever the form. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !secret.test(name)))
