import { createHash } from 'node:crypto'
import { minifySync } from 'rolldown/utils'
import { UI_COOKIE } from '../../src/lib/preferences.ts'
import { chooseTheme } from './inline/theme.ts'

/** Turns a self-contained function and its arguments into the text of an inline script. */
export function inlineScript<A extends readonly unknown[]>(run: (...given: A) => void, ...given: A): string {
  const args = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join(',')
  const { code, errors } = minifySync('inline.js', `(${run.toString()})(${args})`)
  if (errors.length) throw new Error(`inline script: ${errors[0]?.message}`)
  return code.trim()
}

/** The hash by which a Content-Security-Policy allows an inline script or style. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The first script of every page: the user's theme. */
export const themeScript = (): string => inlineScript(chooseTheme, UI_COOKIE)
