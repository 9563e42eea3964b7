import { createHash } from 'node:crypto'
import { minifySync } from 'rolldown/utils'

/** A self-contained function with its arguments as the text of an inline script. */
export function inlineScript<A extends readonly unknown[]>(run: (...given: A) => void, ...given: A): string {
  const args = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join(',')
  const { code, errors } = minifySync('inline.js', `(${run.toString()})(${args})`)
  if (errors.length) throw new Error(`inline script: ${errors[0]?.message}`)
  return code.trim()
}

/** The hash by which a policy allows this very text. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
