import { expect, it } from 'vitest'
import { pseudoText } from '../../../stories/.storybook/pseudo-text.ts'

it('a message in the pseudo-language is two fifths longer, in brackets, with accents; arguments, plurals, markup and lines are kept', () => {
  const long = 'Nothing was sent. What you typed is still here.'
  expect([...pseudoText(long)].length / long.length).toBeGreaterThan(1.28)
  expect(pseudoText('Withdrawals open')).toBe('[Wííthdrááwáálš ööpééñö]')
  expect(pseudoText('{count:number|integer} {{count:day|days}} left')).toBe('[{count:number|integer} {{count:dááýý|dááýýš}} lééftö]')
  expect(pseudoText('Open <0>the terms</0>')).toBe('[Ööpééñ <0>théé téérmšöö</0>]')
  expect(pseudoText('Two\n- one\n\n- another')).toMatch(/^\[.*\]\n- \[.*\]\n\n- \[.*\]$/u)
})
