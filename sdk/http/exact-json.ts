/** A JSON number as the text has it: "0.100000000000000001" is no float. */
export class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

// A character that no server writes into a text, before the digits of a number that became a text.
const MARK = '\u0000#'
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * JSON with every number kept as its digits. The text must have been parsed once before: in valid JSON whatever looks like a number outside of
 * a string is one. (A reviver's `context.source` would do the same, but not in the browsers of two years ago.)
 */
export const parseExactly = (text: string): unknown =>
  JSON.parse(
    text.replace(STRINGS_AND_NUMBERS, (token) => (token.startsWith('"') ? token : `"\\u0000#${token}"`)),
    (_, value: unknown) => (typeof value === 'string' && value.startsWith(MARK) ? new ExactNumber(value.slice(MARK.length)) : value),
  )
