import { describe, expect, it } from 'vitest'
import { pseudoText } from '../../stories/.storybook/pseudo-text.ts'
import { knownOf, plainFaults } from './pseudo-rules.ts'

// The screens themselves are checked in story-drawings.test.ts, which renders every story.

describe('a message in the pseudo-language', () => {
  it('is two fifths longer, in brackets, with accents', () => {
    expect(pseudoText('Withdrawals open')).toBe('[Wííthdrááwáálš ööpééñö]')
    const long = 'Nothing was sent. What you typed is still here.'
    expect([...pseudoText(long)].length / long.length).toBeGreaterThan(1.28)
  })

  it('keeps arguments, plurals, markup, and the lines of a list', () => {
    expect(pseudoText('{count:number|integer} {{count:day|days}} left')).toBe('[{count:number|integer} {{count:dááýý|dááýýš}} lééftö]')
    expect(pseudoText('Open <0>the terms</0>')).toBe('[Ööpééñ <0>théé téérmšöö</0>]')
    expect(pseudoText('Two\n- one\n\n- another')).toMatch(/^\[.*\]\n- \[.*\]\n\n- \[.*\]$/u)
  })
})

describe('canary', () => {
  const known = knownOf(['0xAaBbCc', 'Vera Lindt'])
  it.each([
    ['a text in the code', '<p>[Ö] <b>Sold out</b></p>', 'Sold out'],
    ['a label in the code', '<button aria-label="Close it">[Ö]</button>', 'Close'],
    ['a message that is cut', '<p>[Öpéñ the</p>', 'lost its end'],
    ['nothing in data and amounts', '<p>[Ö <b>USDT</b>] 12 USDT, Vera, BbCc, 14 Aug</p><img alt="[Ö]">', ''],
  ])('finds %s', (_, html, fault) => {
    const found = plainFaults(html, known).join()
    if (fault === '') expect(found).toBe('')
    else expect(found).toContain(fault)
  })
})
