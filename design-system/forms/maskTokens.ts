/** The seven tokens of an input mask. All other characters are literal. A backslash makes a token literal. */
export const tokens = {
  /** digit */
  '#': /[0-9]/,
  /** letter, Latin or Cyrillic */
  '@': /[A-Za-z\u0400-\u04FF]/,
  /** any character */
  '*': /[\s\S]/,
  /** word character, dot or hyphen */
  E: /[\w.-]/,
  /** upper-case letter; lower-case letters are converted */
  A: /\p{L}/u,
  /** characters of a name: letters of any script, space, apostrophe, hyphen, dot */
  N: /[\p{L}\p{M} '’.-]/u,
  /** upper-case Latin letter; lower-case letters are converted */
  L: /[A-Za-z]/,
} as const
