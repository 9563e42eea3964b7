/** The seven tokens of an input mask. Anything else in a mask stands for itself. */
export const tokens = {
  /** digit */
  '#': /[0-9]/,
  /** letter, Latin or Cyrillic */
  '@': /[A-Za-z\u0400-\u04FF]/,
  /** any character */
  '*': /[\s\S]/,
  /** word character, dot or hyphen */
  E: /[\w.-]/,
  /** uppercase letter; small ones are raised */
  A: /\p{Lu}/u,
  /** what a name is made of: letters of any script, space, apostrophe, hyphen, dot */
  N: /[\p{L}\p{M} '’.-]/u,
  /** uppercase Latin letter; small ones are raised */
  L: /[A-Z]/,
} as const
