import MaskedPattern from 'imask/esm/masked/pattern.js'
import { tokens } from './maskTokens.ts'

// `\` before a token of a mask makes it stand for itself.
// Imports the mask library's pattern alone, and only fields with a mask import this file: the sign-in page does not.

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
