import { describe, expect, it } from 'vitest'
import type { Findable } from '#design-system/lib/paletteSearch.ts'
import { matchedPieces, searchPalette } from '#design-system/lib/paletteSearch.ts'

const entries: Findable[] = [
  { group: 'tokens', label: 'MATU' },
  { group: 'tokens', label: 'USDT' },
  { group: 'actions', label: 'Withdraw USDT', words: ['Вывести USDT', 'USDT auszahlen', 'Retirar USDT'] },
  { group: 'actions', label: 'Withdraw MATU', words: ['Вывести MATU', 'MATU auszahlen', 'Retirar MATU'] },
  { group: 'actions', label: 'Deutsch', words: ['German', 'немецкий', 'alemán'] },
  { group: 'pages', label: 'Security', words: ['Безопасность', 'Sicherheit', 'Seguridad'] },
  { group: 'pages', label: 'Two-factor authentication', words: ['Autenticación', 'Учётная запись'] },
  { group: 'help', label: 'How do I make a deposit?' },
]
const found = (text: string) => searchPalette(entries, text).map(({ label }) => label)

describe('the search of the palette', () => {
  it('finds each word where a word begins, in any order', () => {
    expect(found('usdt with')).toEqual(['Withdraw USDT'])
    expect(found('auth')).toEqual(['Two-factor authentication'])
    expect(found('zzz')).toEqual([])
    expect(found('   ')).toEqual([])
  })
  it('knows the words of the other languages, without accents too', () => {
    expect(found('вывести usdt')).toEqual(['Withdraw USDT'])
    expect(found('german')).toEqual(['Deutsch'])
    expect(found('autenticacion')).toEqual(['Two-factor authentication'])
    expect(found('учетная')).toEqual(['Two-factor authentication'])
  })
  it('begins with the group of the best match, and keeps the groups’ order otherwise', () => {
    expect(found('matu')).toEqual(['MATU', 'Withdraw MATU'])
    expect(found('sec')).toEqual(['Security'])
    expect(found('ma')).toEqual(['MATU', 'Withdraw MATU', 'How do I make a deposit?'])
  })
  it('shows the page with the shorter name first, and tokens in their own order', () => {
    const like = (group: 'pages' | 'actions'): Findable[] => ['Withdraw from UTA', 'Withdrawal'].map((label) => ({ group, label }))
    expect(searchPalette(like('pages'), 'with').map(({ label }) => label)).toEqual(['Withdrawal', 'Withdraw from UTA'])
    expect(searchPalette(like('actions'), 'with').map(({ label }) => label)).toEqual(['Withdraw from UTA', 'Withdrawal'])
  })
  it('shows three of each group, and more where there is one group only', () => {
    const many: Findable[] = Array.from({ length: 12 }, (_, at) => ({ group: 'pages', label: `Page ${at}` }))
    expect(searchPalette(many, 'page')).toHaveLength(8)
    expect(searchPalette([...many, { group: 'help', label: 'Pages' }], 'page')).toHaveLength(4)
  })
  it('takes what is typed as text', () => {
    expect(found('(.*)+')).toEqual([])
  })
})

describe('the marks in a label', () => {
  const marked = (label: string, text: string) =>
    matchedPieces(label, text)
      .filter(({ match }) => match)
      .map((piece) => piece.text)
  it('are where the words occur, first at the beginning of a word', () => {
    expect(marked('Withdraw USDT', 'usdt')).toEqual(['USDT'])
    expect(marked('Change email address', 'ad')).toEqual(['ad'])
    expect(marked('Autenticación', 'autenticacion')).toEqual(['Autenticación'])
    expect(marked('Security', 'sicherheit')).toEqual([])
  })
  it('keep every letter', () => {
    for (const text of ['', 'a', 'é', 'ß'])
      expect(
        matchedPieces('Größe é 😀', text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe('Größe é 😀')
  })
})
