import type { FormValues } from './useSchemaForm.ts'

/** What a form hands out to be given back when the session is lost before it is sent. */
export type Draft = {
  /** What the same person had typed before; `null` for nothing. It may come a moment after the form. */
  given: Readonly<FormValues> | null
  /** Called with what stands in the form now, without its secrets. */
  keep: (typed: FormValues) => void
}

const secret = /password|code|secret|pin$|cvv|cvc/i

/** Codes and passwords are never kept, whatever the form is. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !secret.test(name)))
