/** Begins a string that is a number. No text of a server begins like this; one that does is read as one. */
const MARK = '\u0001'

/** A number of a body: a float, or if a float cannot hold it ("0.100000000000000001", "1.50"), its marked digits. */
export const isNumber = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value.startsWith(MARK))

export const digitsOf = (number: number | string): string => String(number).replace(MARK, '')

/** May also be inside a string. A body in the contract's format has no such number, and is not searched for them one by one. */
const MAYBE_INEXACT = /(?:^|"\s*:|[[,])\s*(?:-0|-?\d+[.eE]|-?\d{16})/
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * The data of a JSON text, whose numbers keep their digits. Throws where it is not JSON. (A reviver's `context.source` would do the same but lacks
 * support in two-year-old browsers.)
 */
export const parseExactly = (text: string): unknown => {
  const data: unknown = JSON.parse(text)
  if (!MAYBE_INEXACT.test(text)) return data
  // In JSON, anything outside a string that looks like a number is one.
  const marked = text.replace(STRINGS_AND_NUMBERS, (token) =>
    token.startsWith('"') || String(Number(token)) === token ? token : `"\\u0001${token}"`,
  )
  return JSON.parse(marked) as unknown
}
