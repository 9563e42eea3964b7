/** Laravel's own words for a lockout, which it may send as a 422 at a field, with the seconds in the text alone. */
const LOCKOUT = /^too many (?:login )?attempts\b.*?(\d{1,6}) seconds?\b/i

/** The seconds of a lockout that some text of a refusal names; undefined if none does. */
export const lockoutSeconds = (texts: readonly (string | undefined)[]): number | undefined => {
  const found = texts.map((text) => LOCKOUT.exec(text ?? '')?.[1]).find((seconds) => seconds !== undefined)
  return found === undefined ? undefined : Number(found)
}
