import MaskedPattern from 'imask/esm/masked/pattern.js'

// The seven tokens of product.md §5. Anything else in a mask stands for itself; `\` before a token makes it stand for itself too.
// Imports the mask library's pattern alone, and only fields with a mask import this file: the sign-in page does not.

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

export type Token = keyof typeof tokens

const raised = (mask: RegExp) => ({ mask, prepareChar: (char: string) => char.toUpperCase() })

const definitions = { ...tokens, A: raised(tokens.A), L: raised(tokens.L) }

// The library reads 0 and a as tokens of its own, and { } [ ] ` as its own signs: in our masks they are only themselves.
const escape = (mask: string) => {
  let out = ''
  for (let at = 0; at < mask.length; at += 1) {
    const char = mask.charAt(at)
    if (char === '\\' && at + 1 < mask.length) out += `\\${mask.charAt((at += 1))}`
    else out += char in tokens ? char : `\\${char}`
  }
  return out
}

export type Masked = {
  /** What is shown. */ shown: string
  /** The characters the person gave, without the mask's own. */ typed: string
  complete: boolean
}

/** A mask that holds one field's text. */
export function createMask(pattern: string) {
  const mask = new MaskedPattern({ mask: escape(pattern), definitions, lazy: true, eager: false })
  const read = (): Masked => ({ shown: mask.value, typed: mask.unmaskedValue, complete: mask.isComplete })
  return {
    /** The text as the mask lets it through. */
    resolve(text: string): Masked {
      mask.resolve(text, { input: true })
      return read()
    },
    mask,
  }
}

/** The text as the mask shows it. */
export const applyMask = (pattern: string, text: string): string => createMask(pattern).resolve(text).shown
