import MaskedPattern from 'imask/esm/masked/pattern.js'
import { tokens } from './maskTokens.ts'

// `\` escapes a mask token.
// Imports only the mask library's pattern module, and is imported only by fields with a mask: the sign-in page does not load it.

const raised = (mask: RegExp) => ({ mask, prepareChar: (char: string) => char.toUpperCase() })

const definitions = { ...tokens, A: raised(tokens.A), L: raised(tokens.L) }

// The library treats 0 and a as tokens and { } [ ] ` as syntax: in our masks they are literal characters.
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
  /** The text as shown. */ shown: string
  /** The typed characters, without the mask's fixed ones. */ typed: string
  complete: boolean
}

/** A mask with the text of one field. */
export function createMask(pattern: string) {
  const mask = new MaskedPattern({ mask: escape(pattern), definitions, lazy: true, eager: false })
  const read = (): Masked => ({ shown: mask.value, typed: mask.unmaskedValue, complete: mask.isComplete })
  return {
    /** The text as far as the mask accepts it. */
    resolve(text: string): Masked {
      mask.resolve(text, { input: true })
      return read()
    },
    mask,
  }
}

/** Formats a text with a mask. */
export const applyMask = (pattern: string, text: string): string => createMask(pattern).resolve(text).shown
