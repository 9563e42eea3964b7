/** A cookie's percent-decoded value, null if there is none. A value that cannot be decoded travels as it is. */
export const readCookie = (name: string, cookies: string): string | null => {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  const value = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
