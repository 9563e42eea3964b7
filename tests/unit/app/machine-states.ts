/** The leaf state of an actor, by its path. */
export const leaf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => `${key}.${leaf(inner)}`)
        .join()

/** The server's verification status of a user. */
export const status = (verified: boolean) => ({ type: 'STATUS' as const, verified, twoFactor: true })
