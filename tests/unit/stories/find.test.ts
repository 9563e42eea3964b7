import { describe, expect, it } from 'vitest'
import { addressOf, find, parseQuery } from '#stories/site/find.ts'
import type { Site } from '#stories/site/site.ts'
import { readSite } from '#stories/.storybook/site/read-site.ts'

const story = (name: string, rest: object = {}) => ({
  id: `screens-x--${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  about: '',
  ...rest,
})
const site: Site = {
  areas: [
    {
      name: 'Assets',
      pages: [
        {
          path: '/cabinet/actives/withdraw',
          title: 'Withdrawal',
          words: ['Auszahlung', 'Retirada', 'Вывод средств'],
          layout: 'default',
          access: 'cabinet',
          screens: ['WithdrawChoiceScreen'],
        },
        { path: '/r/:code', title: 'Invitation', words: [], layout: 'empty', access: 'public', screens: [] },
      ],
    },
  ],
  screens: [
    {
      name: 'WithdrawChoiceScreen',
      file: '',
      states: [{ state: 'Ready', story: 'screens-x--ready' }, { state: 'Empty' }, { state: 'Offline', never: 'it does not age' }],
      stories: [story('Ready'), story('Blocked'), story('Blocked In Russian', { locale: 'ru', theme: 'dark', width: 360 })],
    },
    { name: 'ErrorScreen', file: '', states: [], stories: [story('Gave Up', { about: 'The 20th attempt had no answer.' })] },
  ],
  loose: ['ErrorScreen'],
  groups: [{ title: 'parts/Money', stories: [story('Hero')] }],
}
const names = (text: string, rest: object = {}) =>
  find(site, { text, area: '', lacks: '', ...rest }).areas.flatMap(({ pages }) =>
    pages.flatMap(({ screens }) => screens.flatMap(({ stories }) => stories.map(({ name }) => name))),
  )

describe('the search query of the site map', () => {
  it('is split into display options and text', () => {
    expect(parseQuery('withdrawals blocked, German, phone, dark')).toEqual({
      words: ['withdrawal', 'blocked'],
      locale: 'de',
      theme: 'dark',
      width: 390,
    })
    expect(parseQuery('refill’s 20th attempt 360px')).toEqual({ words: ['refill', '20th', 'attempt'], width: 360 })
    expect(parseQuery('attempt 20')).toEqual({ words: ['attempt', '20'] })
  })

  it('matches area, title, path, screen, story and its comment, whatever the ending', () => {
    expect(names('withdrawals blocked')).toEqual(['Blocked', 'Blocked In Russian'])
    expect(names('20th attempt')).toEqual(['Gave Up'])
    expect(names('withdrawals exploded')).toEqual([])
  })

  it('excludes stories fixed to another language or theme', () => {
    expect(names('blocked German')).toEqual(['Blocked'])
    expect(names('blocked russian phone')).toEqual(['Blocked', 'Blocked In Russian'])
    expect(names('blocked light')).toEqual(['Blocked'])
  })

  it('finds screens that lack a state, except excused ones', () => {
    expect(names('', { lacks: 'any' })).toHaveLength(3)
    expect(names('', { lacks: 'Empty' })).toHaveLength(4)
    expect(find(site, { text: '', area: 'Assets', lacks: 'any' }).areas[0]?.pages.map(({ path }) => path)).toEqual([
      '/cabinet/actives/withdraw',
    ])
  })

  it('keeps pages without a screen, and parts beside them', () => {
    const all = find(site, { text: '', area: '', lacks: '' })
    expect(all.areas[0]?.pages.map(({ path }) => path)).toContain('/r/:code')
    expect(all.groups).toHaveLength(1)
    expect(find(site, { text: 'money', area: '', lacks: '' }).areas).toEqual([])
  })
})

describe('a query in the reviewer’s language', () => {
  const real = readSite()
  const found = (text: string): string[] =>
    find(real, { text, area: '', lacks: '' }).areas.flatMap(({ pages }) =>
      pages.flatMap(({ screens }) => screens.flatMap(({ screen, stories }) => stories.map(({ name }) => `${screen.name}: ${name}`))),
    )

  it.each([
    ['withdrawals blocked, German, phone, dark', 'WithdrawChoiceScreen: Blocked', { locale: 'de', theme: 'dark', width: 390 }],
    ['Auszahlung gesperrt, Telefon', 'WithdrawChoiceScreen: Blocked', { width: 390 }],
    ['retirada de fondos bloqueada, móvil', 'WithdrawChoiceScreen: Blocked', { width: 390 }],
    ['вывод заблокирован, телефон, тёмная', 'WithdrawChoiceScreen: Blocked', { theme: 'dark', width: 390 }],
    ['two factor wrong code es', 'TwoFactorScreen: Wrong Code', { locale: 'es' }],
    ['Zwei-Faktor falscher Code', 'TwoFactorScreen: Wrong Code', {}],
    ['doble factor código incorrecto', 'TwoFactorScreen: Wrong Code', {}],
    ['двухфакторная неверный код', 'TwoFactorScreen: Wrong Code', {}],
    ['refill de 320', 'RefillFormScreen: Ready', { locale: 'de', width: 320 }],
    ['Einzahlung leer', 'RefillFormScreen: Empty', {}],
    ['depósito vacío claro', 'RefillFormScreen: Empty', { theme: 'light' }],
    ['депозит пусто планшет', 'RefillFormScreen: Empty', { width: 768 }],
    ['обмен ошибка', 'ExchangeScreen: Failed', {}],
    ['Umtausch abgelehnt dunkel', 'ExchangeScreen: Refused', { theme: 'dark' }],
    ['Geschäfte laden Handy', 'DealsScreen: Loading', { width: 390 }],
    ['passwort abgelaufen ru', 'NewPasswordScreen: Expired', { locale: 'ru' }],
  ])('%s', (text, story, how) => {
    const { words: _words, ...settings } = parseQuery(text)
    expect(settings).toEqual(how)
    expect(found(text)).toContain(story)
  })

  it('finds few: "blocked withdrawals" is not every withdrawal', () => {
    expect(found('Auszahlung gesperrt').length).toBeLessThan(12)
    expect(found('two factor wrong code').length).toBeLessThan(5)
    expect(found('Auszahlung explodiert')).toEqual([])
  })
})

it('a URL contains how the story opens', () => {
  expect(addressOf('a--b', {})).toBe('./?path=/story/a--b')
  expect(addressOf('a--b', { locale: 'de', theme: 'dark', width: 390 })).toBe(
    './?path=/story/a--b&globals=locale:de;theme:dark;viewport.value:w390;viewport.isRotated:!false',
  )
})
