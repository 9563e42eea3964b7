/** A JSON number with its original digits: a float cannot hold "0.100000000000000001". */
export class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

// Prefix of a number that was turned into a string. No server sends this character.
const MARK = '\u0000#'
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Parses JSON and keeps the digits of every number. The text must be known to be valid JSON: there, anything outside a string that looks like a
 * number is one. (A reviver's `context.source` would do the same but lacks support in two-year-old browsers.)
 */
export const parseExactly = (text: string): unknown =>
  JSON.parse(
    text.replace(STRINGS_AND_NUMBERS, (token) => (token.startsWith('"') ? token : `"\\u0000#${token}"`)),
    (_, value: unknown) => (typeof value === 'string' && value.startsWith(MARK) ? new ExactNumber(value.slice(MARK.length)) : value),
  )
