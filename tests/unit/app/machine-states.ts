/** The state that an actor is in, by its path. */
export const leaf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => `${key}.${leaf(inner)}`)
        .join()

/** The server's word on a user's verification. */
export const status = (verified: boolean) => ({ type: 'STATUS' as const, verified, twoFactor: true })
