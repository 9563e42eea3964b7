/**
 * The text of an input that React has not been told of, typed before hydration or filled in without an event; otherwise `null`. React writes each value
 * that it renders to `defaultValue` too.
 */
export const unreadValue = (input: unknown): string | null =>
  input instanceof HTMLInputElement && input.type !== 'checkbox' && input.type !== 'radio' && input.value !== input.defaultValue
    ? input.value
    : null
