/** May also be inside a string. A body in the contract's format has no such number, and is not searched for them one by one. */
const MAYBE_INEXACT = /(?:^|"\s*:|[[,])\s*(?:-0|-?\d+[.eE]|-?\d{16})/
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * The data of a JSON text, and those numbers of it that a float cannot hold ("0.100000000000000001", "1.50"): in the data they are strings with
 * their digits. (A reviver's `context.source` would do the same but lacks support in two-year-old browsers.)
 */
export const parseExactly = (text: string): { data: unknown; digits: ReadonlySet<unknown> } => {
  // Throws where it is not JSON. In JSON, anything outside a string that looks like a number is one.
  const data: unknown = JSON.parse(text)
  const digits = new Set<unknown>()
  if (!MAYBE_INEXACT.test(text)) return { data, digits }
  const exact = text.replace(STRINGS_AND_NUMBERS, (token) => {
    if (token.startsWith('"') || String(Number(token)) === token) return token
    digits.add(token)
    return `"${token}"`
  })
  return { data: digits.size === 0 ? data : (JSON.parse(exact) as unknown), digits }
}
