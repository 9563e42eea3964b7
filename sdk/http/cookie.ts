export const CSRF_COOKIE_NAME = 'XSRF-TOKEN'

/** Characters that a header can carry. Laravel's token is base64; any other value was not set by Laravel. */
const USABLE = /^[\x21-\x7e]+$/

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * A cookie's percent-decoded value; null if there is none that a header can carry. A value that cannot be decoded is returned as it is.
 * If several cookies share the name (other path or domain), the first usable one wins.
 */
export const readCookie = (name: string, cookies: string): string | null =>
  cookies
    .split(/;\s*/)
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => decoded(part.slice(name.length + 1)))
    .find((value) => USABLE.test(value)) ?? null
