/** Texts and ticked boxes; what a schema makes of them is its business. */
export type FormValues = Record<string, string | boolean>

const secret = /password|code|secret|pin$|cvv|cvc/i

/** Codes and passwords are never kept, whatever the form is. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !secret.test(name)))
