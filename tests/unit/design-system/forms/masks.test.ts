import { describe, expect, it } from 'vitest'
import { applyMask } from '#design-system/forms/masks.ts'

describe('the seven mask tokens of the product', () => {
  it.each([
    ['# takes a digit', '##', '7x8', '78'],
    ['@ takes a letter, Latin or Cyrillic', '@@@@', 'a1Я-ёZ', 'aЯёZ'],
    ['* takes any character', '***', 'a 9', 'a 9'],
    ['E takes a word character, a dot or a hyphen', 'EEEEEE', 'a_.-9! z', 'a_.-9z'],
    ['A takes an uppercase letter and raises a small one', 'AAA', 'a1Яb', 'AЯB'],
    ['N takes what names are made of', 'NNNNNNNNNN', "O'Ne-il 5Ян", "O'Ne-il Ян"],
    ['L takes an uppercase Latin letter', 'LL', 'яaB', 'AB'],
  ])('%s', (_, mask, typed, shown) => expect(applyMask(mask, typed)).toBe(shown))

  it('every other character is literal and inserted automatically', () => {
    expect(applyMask('+7 (###) ###-##-##', '9161234567')).toBe('+7 (916) 123-45-67')
    expect(applyMask('##.##.####', '14082026')).toBe('14.08.2026')
  })
  it('pasted text with the literals of the mask is accepted', () =>
    expect(applyMask('+7 (###) ###-##-##', '+7 (916) 123-45-67')).toBe('+7 (916) 123-45-67'))
  it('a backslash makes a token literal', () => expect(applyMask('\\##-\\E#', '56')).toBe('#5-E6'))
  it('brackets, braces, digits and letters that are no tokens are literal', () => {
    expect(applyMask('0a#[#]{#}`#', '1234')).toBe('0a1[2]{3}`4')
  })
  it('input beyond the mask is dropped', () => expect(applyMask('##', '12345')).toBe('12'))
})
