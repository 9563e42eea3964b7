/** What a header can carry of a cookie: Laravel's token is base64. Anything else was put there by somebody else. */
const USABLE = /^[\x21-\x7e]+$/

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * A cookie's percent-decoded value, null if there is none that a header can carry. A value that cannot be decoded travels as it is. Of several
 * with one name (another path, another domain) the first that is of use counts.
 */
export const readCookie = (name: string, cookies: string): string | null =>
  cookies
    .split(/;\s*/)
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => decoded(part.slice(name.length + 1)))
    .find((value) => USABLE.test(value)) ?? null
